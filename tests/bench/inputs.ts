import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

import type { inputNames } from '../../scripts/setup/speed-lines.mjs';
import { launchBrowser, screens } from '../browser/support/browser';
import { chooseDress, type Choice } from '../browser/support/catalogue';
import { growShop } from '../support/grown-shop';
import { startShop } from '../support/shop-process';
import { testCache } from '../support/test-cache';
import { percentile } from './numbers';
import { measurePageTasks } from './page-tasks';
import type { Recorder } from './recorder';
import { measureScrolling, scrolledProducts } from './scroll-speed';
import { cpuSlowdown, openHydrated, phoneContext, slowDown } from './slow-phone';
import { visitedPages } from './visited-pages';

/** How often each input is done, on a page that was opened for it. */
const repeats = Number(process.env.BENCH_RUNS ?? 10);

/** Chromium reports no shorter inputs. */
const shortestMs = 16;

/** Chromium reports an input after the frame that answers it. */
const reportedAfterMs = 1000;

type InputName = (typeof inputNames)[number];

interface WindowWithInputs {
  /** The longest event of each input, by its `interactionId`. */
  inputs: Map<number, number>;
}

/** Notes how long each input waits for the frame that answers it, as Interaction to Next Paint does. */
const watchInputs = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((durationThreshold) => {
    const inputs = new Map<number, number>();
    (window as unknown as WindowWithInputs).inputs = inputs;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0)
          inputs.set(interactionId, Math.max(duration, inputs.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortestMs);
};

/** The middle of a control that has come to rest. */
const middleOf = async (control: Locator) => {
  await control.click({ trial: true });
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control.toString()} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** One visit to a page: where the visitor presses what, and how long that took. */
interface Visit {
  page: Page;
  session: CDPSession;
  /** Does inputs, so many that Chromium should report, and notes how long each took. */
  measure: (name: InputName, act: () => Promise<void>, count?: number) => Promise<void>;
  measureTap: (name: InputName, control: Locator) => Promise<void>;
}

const visit = (page: Page, session: CDPSession, measured: Map<InputName, number[]>): Visit => {
  const tapAt = ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
  const measure: Visit['measure'] = async (name, act, count = 1) => {
    await page.evaluate(() => {
      (window as unknown as WindowWithInputs).inputs.clear();
    });
    await act();
    await page.waitForTimeout(reportedAfterMs);
    const reported = await page.evaluate(() => [
      ...(window as unknown as WindowWithInputs).inputs.values(),
    ]);
    const unreported = Array.from({ length: count - reported.length }, () => shortestMs);
    measured.set(name, [...(measured.get(name) ?? []), ...reported, ...unreported]);
  };
  return {
    page,
    session,
    measure,
    measureTap: async (name, control) => {
      const place = await middleOf(control);
      await measure(name, () => tapAt(place));
    },
  };
};

const searchWords = 'silk';

/** A finger that moves to the left over the middle of the screen. */
const swipe = async ({ session }: Visit): Promise<void> => {
  const [x, y] = [screens.phone.width / 2, screens.phone.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', movedBy = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - movedBy, y }],
    });
  await touch('touchStart');
  for (let movedBy = 15; movedBy <= 120; movedBy += 15) await touch('touchMove', movedBy);
  await touch('touchEnd');
};

interface Journey {
  path: string;
  act: (visit: Visit) => Promise<void>;
}

const journeysOf = ({ product, size }: Choice): Journey[] => [
  {
    path: '/',
    act: async ({ page, measureTap }) => {
      await measureTap(
        'open the menu',
        page.getByRole('banner').getByRole('button', { name: 'Menu' }),
      );
    },
  },
  {
    path: '/',
    act: async ({ page, measure, measureTap }) => {
      const banner = page.getByRole('banner');
      await measureTap('open the search', banner.getByRole('button', { name: 'Search' }));
      await page.getByRole('combobox').focus();
      const type = () => page.keyboard.type(searchWords, { delay: 150 });
      await measure('a letter of a search', type, searchWords.length);
    },
  },
  {
    path: '/shop',
    act: async ({ page, measureTap }) => {
      const opener = page.getByRole('button', { name: 'Filter & Sort' });
      await measureTap('open the filters', opener);
      const sheet = page.getByRole('dialog');
      await measureTap('choose a filter', sheet.getByLabel('On sale'));
      await measureTap('apply the filters', sheet.getByRole('button', { name: 'Apply Filters' }));
      await measureTap('open the filters again', opener);
    },
  },
  {
    path: `/product/${product.id}`,
    act: async ({ page, measureTap }) => {
      await measureTap('open the sizes', page.getByRole('button', { name: 'Select Size' }));
      const sheet = page.getByRole('dialog');
      await measureTap('choose a size', sheet.getByRole('radio', { name: size.size, exact: true }));
      await measureTap('add to bag', sheet.getByRole('button', { name: 'Add to Bag' }));
      const bag = page.getByRole('dialog', { name: 'Your bag' });
      await measureTap('one more of it', bag.getByRole('button', { name: /^Increase quantity/ }));
    },
  },
  {
    path: `/product/${product.id}`,
    act: async (visitor) => {
      const { page, measure, measureTap } = visitor;
      await measureTap(
        'open the gallery',
        page.getByRole('button', { name: /^Enlarge picture 1/ }),
      );
      await measure('swipe the gallery', () => swipe(visitor));
    },
  },
];

const measureVisits = async (browser: Browser, url: string): Promise<Map<InputName, number[]>> => {
  const measured = new Map<InputName, number[]>();
  for (const { path, act } of journeysOf(await chooseDress(url))) {
    const context = await phoneContext(browser, url);
    await watchInputs(context);
    // Every visitor is a new one, with the files of the shop kept.
    await context.addInitScript(() => {
      localStorage.clear();
    });
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const page = await context.newPage();
      await openHydrated(page, path);
      await act(visit(page, await slowDown(page), measured));
      await page.close();
    }
    await context.close();
  }
  return measured;
};

const recordInputs = (measured: Map<InputName, number[]>, recorder: Recorder): void => {
  const rows: Record<string, object> = {};
  for (const [name, durations] of measured) {
    const usual = percentile(durations, 0.75);
    rows[name] = {
      '75th percentile, ms': usual,
      'longest, ms': Math.max(...durations),
      inputs: durations.length,
    };
    recorder.figure(`${name}: next frame, 75th percentile, ms`, usual);
  }
  recorder.table(
    `Inputs on a phone ${cpuSlowdown} times slower than this machine, until the next frame`,
    rows,
  );
};

/**
 * Measures how long a phone with a slow processor takes to answer what a visitor does, the frames of a
 * listing of 500 products that is scrolled, and the tasks of pages that open.
 */
export const measureInputs = async (recorder: Recorder): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-bench-'));
  await growShop({ dataDir }, { products: scrolledProducts });
  const shop = await startShop({ DATA_DIR: dataDir, PICTURES_DIR: join(testCache, 'pictures') });
  const browser = await launchBrowser();
  try {
    recordInputs(await measureVisits(browser, shop.url), recorder);
    await measureScrolling(browser, shop.url, recorder);
    const { main, others } = await visitedPages(shop.url);
    await measurePageTasks(browser, shop.url, [...main, ...others], recorder);
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
