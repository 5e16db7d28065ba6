import autocannon from 'autocannon';

import { chooseDress } from '../browser/support/catalogue';
import { startShop } from '../support/shop-process';
import { printGrowth } from './growth';
import { printPageSpeeds } from './page-speed';
import { customerWithBag, printPageWeights, type WeighedPage } from './page-weights';

/**
 * `npm run bench`: prints what each page costs a phone and how fast it is there, what a request costs the provider, and how
 * that grows with the catalogue: counts, bytes, CPU milliseconds and rates, without a verdict.
 */

const bytesPerKilobyte = 1024;
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

const connectionCount = 20;
const durationSeconds = 5;

const metricsToken = 'the bench';

const cpuSeconds = async (url: string): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^\w*process_cpu_seconds_total\s+(\S+)/m.exec(metrics)?.[1] ?? Number.NaN);
};

const loadProvider = async (url: string, productPath: string): Promise<void> => {
  const calls: autocannon.Options[] = [
    { url: '/', title: 'home' },
    { url: '/shop', title: 'listing' },
    { url: productPath, title: 'product page' },
    {
      url: '/api/products',
      title: 'catalogue list of 24',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    },
    { url: `/api/products/${productPath.split('/').at(-1) ?? ''}`, title: 'product by id' },
  ];
  const rows: Record<string, object> = {};

  for (const call of calls) {
    const before = await cpuSeconds(url);
    const result = await autocannon({
      ...call,
      url: url + call.url,
      headers: { 'accept-encoding': 'br', ...call.headers },
      connections: connectionCount,
      duration: durationSeconds,
    });
    const spent = (await cpuSeconds(url)) - before;
    const { total } = result.requests;
    rows[call.title ?? call.url] = {
      'requests / s': Math.round(result.requests.average),
      'CPU ms': Math.round((spent / total) * 1e5) / 100,
      'p99 ms': result.latency.p99,
      'kB each': Math.round((result.throughput.total / total / bytesPerKilobyte) * 10) / 10,
      'not 2xx': result.non2xx,
    };
  }

  console.log(`\nThe provider, one process, ${connectionCount} connections:`);
  console.table(rows);
};

const shop = await startShop({
  METRICS_TOKEN: metricsToken,
  // The tests' pictures are compressed faster than a shop's.
  PICTURES_DIR: '',
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
    { name: 'checkout', path: '/checkout', session, budget: { js: 181, total: 350, requests: 20 } },
  ];
  await printPageWeights(shop.url, [
    ...mainPages,
    ...publicPaths.map((path) => ({ name: path, path })),
    ...accountPaths.map((path) => ({ name: path, path, session })),
  ]);
  await printPageSpeeds(shop.url, [
    ...mainPages,
    { name: 'login', path: '/login' },
    { name: 'account', path: '/profile', session },
    { name: 'story', path: '/story/1' },
  ]);
  await loadProvider(shop.url, productPath);
} finally {
  await shop.stop();
}

await printGrowth();
