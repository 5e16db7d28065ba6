import { describe, expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

/** A page is judged by its words: its pictures may still be made. */
const readAtOnce = { waitUntil: 'domcontentloaded' } as const;

describe('without JavaScript', () => {
  it('home, shop and product are there with their titles and words', async () => {
    const { product } = await chooseDress(shop().url);
    const options = { on: 'phone', javaScriptEnabled: false } as const;

    await visit(options, async (page) => {
      await page.goto('/', readAtOnce);
      expect(await page.title()).toBe('Home | Selvage');
      await page.getByRole('heading').first().waitFor();

      await page.goto('/shop', readAtOnce);
      expect(await page.title()).toBe('All Collections | Selvage');
      await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor();
      expect(await page.getByRole('main').locator('a[href^="/product/"]').count()).toBeGreaterThan(
        8,
      );

      await page.goto(`/product/${product.id}`, readAtOnce);
      expect(await page.title()).toBe(`${product.name} | Selvage`);
      await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
      await page.getByRole('button', { name: 'Select Size' }).waitFor();
    });
  });
});

describe('what is not there', () => {
  it.each(['/no-such-page', '/product/2000000000', '/story/9'])('%s answers 404', async (path) => {
    expect((await fetch(`${shop().url}${path}`)).status).toBe(404);
  });

  it('an unknown route shows the not-found screen and the way home', async () => {
    const expectedFailures = [{ path: /no-such-page/, status: 404 }];
    await visit({ on: 'desktop', expectedFailures }, async (page) => {
      await openPage(page, '/no-such-page');
      await page.getByText('404').first().waitFor();
      await page.getByText('Oops! Page not found').first().waitFor();
      await expectAccessible(page, 'not found');
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL(`${shop().url}/`);
    });
  });
});

describe('the built files', () => {
  it('are kept for good, apart for each encoding, and each is as small as it gets', async () => {
    const home = await (await fetch(shop().url)).text();
    const files = [...home.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const path of new Set(files)) {
      const { headers } = await fetch(`${shop().url}${path}`, {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(headers.get('content-encoding'), path).toBe('br');
      expect(headers.get('vary'), path).toBe('accept-encoding');
      expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    }
  });
});

const publicScreens = [
  '/',
  '/shop',
  '/shop?category=accessories',
  '/collections',
  '/collections/new-in',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/refund-policy',
  '/shipping',
  '/privacy',
  '/terms',
  '/story/1',
  '/story/2',
  '/story/3',
];

describe.each(Object.keys(screens) as ScreenName[])('every public screen on a %s', (on) => {
  it.each(publicScreens)('%s is accessible, fits and has one main heading', async (path) => {
    await visit({ on }, async (page) => {
      await openPage(page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(/^.+ \| Selvage$/);
      await expectAccessible(page, path);
      await expectNoSidewaysScroll(page);
    });
  });
});
