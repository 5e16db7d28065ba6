import type { Browser } from '@playwright/test';

import type { ProductsRequest } from '@contract/product';

import { screens } from '../browser/support/browser';
import type { Recorder } from './recorder';
import { openHydrated, phoneContext, slowDown } from './slow-phone';

/** A listing shows ten pages at most, of 24 products: those that are loaded below the first are larger. */
const perPage = 60;
const loadedPages = 8;

/** So many that all of these pages are full. */
export const scrolledProducts = perPage * (loadedPages + 1);

const longFrameMs = 100;
/** Chromium reports no shorter frames. */
const reportedFromMs = 50;
/** As fast as a finger flings a page. */
const pixelsPerSecond = 3000;

interface WindowWithFrames {
  /** How long each frame took that Chromium reports, ms. */
  longFrames: number[];
}

/** Measures how long frames take while a finger scrolls through 500 products on a slow phone. */
export const measureScrolling = async (
  browser: Browser,
  url: string,
  recorder: Recorder,
): Promise<void> => {
  const context = await phoneContext(browser, url);
  const page = await context.newPage();
  await page.route('**/api/products', (route, request) =>
    route.continue({
      postData: { ...(request.postDataJSON() as ProductsRequest), per_page: perPage },
    }),
  );
  await openHydrated(page, '/shop');
  const cards = page.getByRole('main').locator('a[href*="/product/"]');
  const firstPage = await cards.count();
  for (let loaded = 1; loaded <= loadedPages; loaded += 1) {
    await page.getByRole('link', { name: 'Load more' }).click();
    await cards.nth(firstPage + loaded * perPage - 1).waitFor({ state: 'attached' });
  }
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

  const session = await slowDown(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as WindowWithFrames).longFrames = frames;
    new PerformanceObserver((list) => {
      frames.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'long-animation-frame' });
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: screens.phone.width / 2,
    y: screens.phone.height / 2,
    yDistance: -distance,
    speed: pixelsPerSecond,
    gestureSourceType: 'touch',
  });
  const frames = await page.evaluate(() => (window as unknown as WindowWithFrames).longFrames);
  const count = await cards.count();
  await context.close();

  const longest = Math.round(Math.max(...frames, reportedFromMs));
  recorder.figure('500 products scrolled: longest frame, ms', longest);
  recorder.table('A listing scrolled on the same phone', {
    [`${count} products`]: {
      'longest frame, ms': longest,
      [`frames over ${longFrameMs} ms`]: frames.filter((duration) => duration > longFrameMs).length,
      [`over ${reportedFromMs} ms`]: frames.length,
    },
  });
};
