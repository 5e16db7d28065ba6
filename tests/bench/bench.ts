import { join } from 'node:path';

import { chooseDress } from '../browser/support/catalogue';
import { startShop } from '../support/shop-process';
import { testCache } from '../support/test-cache';
import { printGrowth } from './growth';
import { printInputSpeeds } from './input-speed';
import { metricsToken } from './load';
import { printPageSpeeds } from './page-speed';
import { customerWithBag, inArabic, printPageWeights, type WeighedPage } from './page-weights';
import { printProvider } from './provider';

/**
 * `npm run bench`: prints what each page costs a phone and how fast it is there, how soon it answers
 * what a visitor does, what a request costs the provider, and how that grows with the catalogue: counts,
 * bytes, CPU milliseconds and rates, without a verdict. `npm run bench -- pages`, `inputs`, `provider`
 * or `growth` prints these alone.
 */

const publicPaths = [
  '/collections/new-in',
  '/about',
  '/contact',
  '/story/1',
  '/story/2',
  '/refund-policy',
  '/login',
  '/register',
];
const accountPaths = ['/profile', '/personal-info', '/shipping-addresses', '/security-settings'];

const printPages = async (): Promise<void> => {
  const shop = await startShop({
    METRICS_TOKEN: metricsToken,
    LANGUAGES: 'en,ar',
    // The tests' pictures are compressed faster than a shop's, which take minutes: a next run has them.
    PICTURES_DIR: join(testCache, 'shop-pictures'),
    PICTURES_EFFORT: '',
  });
  try {
    const { product, size } = await chooseDress(shop.url);
    const productPath = `/product/${product.id}`;
    const session = await customerWithBag(shop.url, {
      product_id: product.id,
      product_size_id: size.id,
    });
    const mainPages: WeighedPage[] = [
      { name: 'home', path: '/', budget: { js: 172, total: 450, requests: 20 } },
      { name: 'listing', path: '/shop', budget: { js: 182, total: 500, requests: 30 } },
      { name: 'product', path: productPath, budget: { js: 182, total: 450, requests: 20 } },
      {
        name: 'checkout',
        path: '/checkout',
        session,
        budget: { js: 181, total: 350, requests: 20 },
      },
    ];
    await printPageWeights(shop.url, [
      ...mainPages,
      ...mainPages.map(inArabic),
      ...publicPaths.map((path) => ({ name: path, path })),
      ...accountPaths.map((path) => ({ name: path, path, session })),
    ]);
    await printPageSpeeds(shop.url, [
      ...mainPages,
      ...mainPages.map(inArabic),
      { name: 'login', path: '/login' },
      { name: 'account', path: '/profile', session },
      { name: 'story', path: '/story/1' },
    ]);
  } finally {
    await shop.stop();
  }
};

const parts = {
  pages: printPages,
  inputs: printInputSpeeds,
  provider: printProvider,
  growth: printGrowth,
};

const chosen = process.argv.slice(2);
for (const [name, print] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) await print();
}
