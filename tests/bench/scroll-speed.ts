import { setTimeout } from 'node:timers/promises';

import type { Browser, CDPSession, Page } from '@playwright/test';

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

/** A flick of a finger: 600 px up the screen in an eighth of a second. */
const flick = { from: 700, to: 100, steps: 8, stepMs: 16 };
/** Flings after which a page that has not come to its end does not scroll as it should. */
const maxFlings = 300;
/** When it is flung again, as by somebody who wants to see the end: most of the fling is over then. */
const flingMs = 1000;

interface WindowWithFrames {
  /** How long each frame took that Chromium reports, ms. */
  longFrames: number[];
}

const flingOnce = async (session: CDPSession): Promise<void> => {
  const x = screens.phone.width / 2;
  const sent = [];
  for (let step = 0; step <= flick.steps; step += 1) {
    const y = flick.from + ((flick.to - flick.from) * step) / flick.steps;
    const type = step === 0 ? 'touchStart' : 'touchMove';
    // A finger does not wait until a page has answered.
    sent.push(session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] }));
    await setTimeout(flick.stepMs);
  }
  sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  await Promise.all(sent);
};

/** Flings a page from its top to its end. (Headless Chromium does not scroll by its own touch gesture.) */
const flingToTheEnd = async (page: Page, session: CDPSession): Promise<void> => {
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  for (let fling = 0; (await left()) > 1; fling += 1) {
    if (fling === maxFlings) throw new Error(`${await left()} px of the page were not scrolled`);
    await flingOnce(session);
    await setTimeout(flingMs);
  }
};

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

  const session = await slowDown(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as WindowWithFrames).longFrames = frames;
    new PerformanceObserver((list) => {
      frames.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'long-animation-frame' });
  });
  await flingToTheEnd(page, session);
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
