import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startShop, type ShopProcess } from '../support/shop-process';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { launchBrowser, screens, withPage, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { openPage } from './support/steps';

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

describe('without JavaScript', () => {
  it('home, shop and product are there with their titles and words', async () => {
    const { product } = await chooseDress(shop.url);
    const options = { on: 'phone', baseURL: shop.url, javaScriptEnabled: false } as const;

    await withPage(browser, options, async (page) => {
      await page.goto('/');
      expect(await page.title()).toBe('Home | Selvage');
      await page.getByRole('heading').first().waitFor();

      await page.goto('/shop');
      expect(await page.title()).toBe('Shop | Selvage');
      await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor();
      expect(await page.getByRole('main').locator('a[href^="/product/"]').count()).toBeGreaterThan(
        8,
      );

      await page.goto(`/product/${product.id}`);
      expect(await page.title()).toBe(`${product.name} | Selvage`);
      await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
      await page.getByRole('button', { name: 'Add to Bag' }).first().waitFor({ state: 'attached' });
    });
  });
});

describe('what is not there', () => {
  it.each(['/no-such-page', '/product/2000000000', '/story/9'])('%s answers 404', async (path) => {
    expect((await fetch(`${shop.url}${path}`)).status).toBe(404);
  });

  it('an unknown route shows the not-found screen and the way home', async () => {
    const expectedFailures = [{ path: /no-such-page/, status: 404 }];
    await withPage(
      browser,
      { on: 'desktop', baseURL: shop.url, expectedFailures },
      async (page) => {
        await openPage(page, '/no-such-page');
        await page.getByText('404').first().waitFor();
        await page.getByText('Oops! Page not found').first().waitFor();
        await expectAccessible(page, 'not found');
        await page.getByRole('link', { name: 'Return to Home' }).click();
        await page.waitForURL(`${shop.url}/`);
      },
    );
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
    await withPage(browser, { on, baseURL: shop.url }, async (page) => {
      await openPage(page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(/^.+ \| Selvage$/);
      await expectAccessible(page, path);
      await expectNoSidewaysScroll(page);
    });
  });
});
