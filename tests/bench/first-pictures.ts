import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { launchBrowser, screens } from '../browser/support/browser';
import { startShop } from '../support/shop-process';
import { round } from './numbers';
import type { Recorder } from './recorder';
import { phonePixelRatio } from './slow-phone';
import { highest } from './worst';
import type { NamedFigure } from './worst';

const visitors = ['phone', 'desktop'] as const;
type Visitor = (typeof visitors)[number];

const paths = ['/', '/shop'];

/** As long a picture is waited for, and so much counts one that has not come then. */
const longestMs = 60_000;
const pollMs = 100;

interface WindowWithPictures {
  /** When each picture had come first, ms since the page was asked for. */
  cameAt: WeakMap<HTMLImageElement, number>;
}

/*
 * What runs in the page names no functions: the transform that runs the bench keeps names by a helper
 * that the page does not have.
 */

/** Notes when each picture of a page has come. */
const watchPictures = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const cameAt = new WeakMap<HTMLImageElement, number>();
    (window as unknown as WindowWithPictures).cameAt = cameAt;
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLImageElement && !cameAt.has(target)) {
          cameAt.set(target, performance.now());
        }
      },
      // The event of a picture does not bubble, and never reaches the window.
      { capture: true },
    );
  });
};

/** When each picture on the screen had come, ms since the page was asked for; null for one that has not. */
const visiblePictures = (page: Page): Promise<(number | null)[]> =>
  page.evaluate(() => {
    const { cameAt } = window as unknown as WindowWithPictures;
    return [...document.images]
      .filter((picture) => {
        const { top, right, bottom, left } = picture.getBoundingClientRect();
        const isOnScreen = top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
        const hasArea = bottom > top && right > left;
        const options = { opacityProperty: true, visibilityProperty: true };
        return isOnScreen && hasArea && picture.checkVisibility(options);
      })
      .map((picture) => cameAt.get(picture) ?? null);
  });

/** Visits a page of a shop that has made no picture yet: until every picture on the screen is there, ms. */
const visit = async (
  browser: Browser,
  visitor: Visitor,
  path: string,
): Promise<{ ms: number; pictures: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-bench-'));
  const shop = await startShop({
    DATA_DIR: folder,
    PICTURES_DIR: join(folder, 'media'),
    // As a house starts it: it makes pictures ahead, meanwhile.
    PICTURES_AHEAD: '1',
    PICTURES_EFFORT: '',
  });
  try {
    const isPhone = visitor === 'phone';
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: screens[visitor],
      deviceScaleFactor: isPhone ? phonePixelRatio : 1,
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    const page = await context.newPage();
    await watchPictures(page);
    const deadline = Date.now() + longestMs;
    await page.goto(path);
    let came = await visiblePictures(page);
    while ((came.length === 0 || came.includes(null)) && Date.now() < deadline) {
      await page.waitForTimeout(pollMs);
      came = await visiblePictures(page);
    }
    await context.close();
    const times = came.map((ms) => ms ?? longestMs);
    return { ms: came.length === 0 ? longestMs : Math.max(...times), pictures: came.length };
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Measures how long the first visitor of a fresh shop waits for the pictures on the screen. */
export const measureFirstPictures = async (recorder: Recorder): Promise<void> => {
  const browser = await launchBrowser();
  const rows: Record<string, object> = {};
  try {
    for (const visitor of visitors) {
      const waits: NamedFigure[] = [];
      for (const path of paths) {
        const { ms, pictures } = await visit(browser, visitor, path);
        rows[`${path} on a ${visitor}`] = { 'until they are there, ms': Math.round(ms), pictures };
        waits.push({ name: path, value: round(ms / 1000) });
      }
      const line = `first visitor on a ${visitor}: every visible picture, s`;
      recorder.figure(line, ...highest(waits));
    }
  } finally {
    await browser.close();
  }
  recorder.table('Every picture on the screen of the first visitor of a fresh shop', rows);
};
