import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { startShop, type ShopProcess } from '../../support/shop-process';
import { launchBrowser, withPage, type PageOptions } from './browser';

interface Running {
  shop: () => ShopProcess;
  /** A journey in a fresh profile on the running shop. */
  visit: <T>(
    options: Omit<PageOptions, 'baseURL'>,
    journey: (page: Page) => Promise<T>,
  ) => Promise<T>;
}

/** One shop with fresh data and one browser for all tests of a file. */
export const useShopAndBrowser = (): Running => {
  let shop: ShopProcess | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  const running = (): ShopProcess => {
    if (!shop) throw new Error('The shop is not running');
    return shop;
  };

  return {
    shop: running,
    visit: (options, journey) => {
      if (!browser) throw new Error('The browser is not running');
      return withPage(browser, { baseURL: running().url, ...options }, journey);
    },
  };
};
