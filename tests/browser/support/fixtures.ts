import { test as base, expect as baseExpect, type Page } from '@playwright/test';

import { startShop, type ShopProcess } from '../../support/shop-process';
import { screens, type ScreenName } from './browser';
import { watchConsole, type ExpectedFailure } from './console-problems';
import { toBeAccessible, toFitTheScreen, toKeepItsLetters, toKeepItsWords } from './page-matchers';

export interface ScreenOptions {
  /** The screen of `page`. Default: desktop. */
  screenName: ScreenName;
}

interface Fixtures {
  /** A real server process with the demo shop: one for each test file, with fresh data. */
  shop: ShopProcess;
  /** The failed requests that a test causes and adds here. */
  expectedFailures: ExpectedFailure[];
  /** What the browser has reported; the test fails unless it is empty at the end. */
  consoleProblems: string[];
  /** Opens a page in another fresh browser profile, as another person or on another device. */
  openProfile: (on: ScreenName) => Promise<Page>;
}

interface WorkerFixtures {
  shopOf: (testFile: string) => Promise<ShopProcess>;
}

const deviceOptions = (on: ScreenName) => ({
  viewport: screens[on],
  hasTouch: on === 'phone',
  isMobile: on === 'phone',
});

export const test = base.extend<ScreenOptions & Fixtures, WorkerFixtures>({
  screenName: ['desktop', { option: true }],
  viewport: ({ screenName }, use) => use(deviceOptions(screenName).viewport),
  hasTouch: ({ screenName }, use) => use(deviceOptions(screenName).hasTouch),
  isMobile: ({ screenName }, use) => use(deviceOptions(screenName).isMobile),

  shopOf: [
    async ({}, use) => {
      let running: { testFile: string; shop: ShopProcess } | undefined;
      await use(async (testFile) => {
        if (running?.testFile === testFile) return running.shop;
        await running?.shop.stop();
        running = undefined;
        running = { testFile, shop: await startShop() };
        return running.shop;
      });
      await running?.shop.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ shopOf }, use, { file }) => use(await shopOf(file)),
  baseURL: ({ shop }, use) => use(shop.url),

  expectedFailures: ({}, use) => use([]),
  consoleProblems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems, 'errors and warnings on the console').toEqual([]);
  },
  context: async ({ context, expectedFailures, consoleProblems }, use) => {
    watchConsole(context, expectedFailures, consoleProblems);
    await use(context);
  },
  openProfile: async ({ browser, baseURL, expectedFailures, consoleProblems }, use) => {
    const opened: Page[] = [];
    await use(async (on) => {
      const context = await browser.newContext({ baseURL, ...deviceOptions(on) });
      watchConsole(context, expectedFailures, consoleProblems);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export const expect = baseExpect.extend({
  toBeAccessible,
  toFitTheScreen,
  toKeepItsLetters,
  toKeepItsWords,
});

/** Describes tests once for each screen, under its name. */
export const describeOn = (names: readonly ScreenName[], tests: () => void): void => {
  for (const screenName of names) {
    test.describe(`on a ${screenName}`, () => {
      test.use({ screenName });
      tests();
    });
  }
};
