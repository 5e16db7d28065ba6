import type { Browser } from '@playwright/test';

import { median } from './numbers';
import type { Recorder } from './recorder';
import { cpuSlowdown, openHydrated, phoneContext, slowDown } from './slow-phone';
import { becomeVisitor, type VisitedPage } from './visited-pages';
import { highest, type NamedFigure } from './worst';

/** How often each page is opened; the figures are medians. */
const repeats = Number(process.env.BENCH_RUNS ?? 5);

/** Chromium reports no shorter tasks. */
const reportedFromMs = 50;
/** What comes after the hydration, such as pieces that hydrate when they are near. */
const settleMs = 2000;

interface WindowWithTasks {
  /** How long each task took that Chromium reports, ms. */
  longTasks: number[];
}

/** Opens a page for the first time, and returns how long its long tasks took. */
const longTasksOf = async (
  browser: Browser,
  url: string,
  visited: VisitedPage,
): Promise<number[]> => {
  const context = await phoneContext(browser, url);
  try {
    await becomeVisitor(context, url, visited);
    await context.addInitScript(() => {
      const tasks: number[] = [];
      (window as unknown as WindowWithTasks).longTasks = tasks;
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    const page = await context.newPage();
    await slowDown(page);
    await openHydrated(page, visited.path);
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => (window as unknown as WindowWithTasks).longTasks);
  } finally {
    await context.close();
  }
};

const overOf = (tasks: readonly number[]): number =>
  tasks.reduce((sum, duration) => sum + duration - reportedFromMs, 0);

/** Measures the tasks that keep a slow phone from answering while each page opens. */
export const measurePageTasks = async (
  browser: Browser,
  url: string,
  pages: readonly VisitedPage[],
  recorder: Recorder,
): Promise<void> => {
  const rows: Record<string, object> = {};
  const longest: NamedFigure[] = [];
  for (const visited of pages) {
    console.log(`Opening ${visited.name}`);
    // The first visit, not counted, has pictures and HTML made.
    await longTasksOf(browser, url, visited);
    const visits: number[][] = [];
    while (visits.length < repeats) visits.push(await longTasksOf(browser, url, visited));
    const value = Math.round(median(visits.map((tasks) => Math.max(reportedFromMs, ...tasks))));
    longest.push({ name: visited.name, value });
    rows[visited.name] = {
      'longest task, ms': value,
      [`tasks over ${reportedFromMs} ms`]: median(visits.map((tasks) => tasks.length)),
      [`ms over ${reportedFromMs} ms`]: Math.round(median(visits.map(overOf))),
    };
  }
  recorder.table(
    `Tasks of a page that opens on a phone ${cpuSlowdown} times slower than this machine, medians of ${repeats}`,
    rows,
  );
  recorder.figure('any page opened: longest task, ms', ...highest(longest));
};
