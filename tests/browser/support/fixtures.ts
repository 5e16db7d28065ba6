import { writeFile } from 'node:fs/promises';

import {
  test as base,
  type BrowserContext,
  expect as baseExpect,
  type Page,
} from '@playwright/test';

import { defaultLanguage, type Language } from '@contract/languages';
import { locales } from '@contract/locales';

import { onConsole } from '../../../scripts/setup/test-results.mjs';
import { isSoak } from '../../support/figures';
import { startShop } from '../../support/shop-process';
import { screens, type ScreenName } from './browser';
import { watchConsole, type ExpectedFailure } from './console-problems';
import { dubai, london, textsOfCustomers } from './customers';
import {
  toBeAccessible,
  toFitFingers,
  toFitTheScreen,
  toKeepItsLetters,
  toKeepItsWords,
} from './page-matchers';
import { changesSharedShop, remedy, type TestShop } from './shared-shop';
import { speak } from './texts';
import { watchTexts } from './watch-texts';

export interface ScreenOptions {
  /** The screen of `page`. Default: desktop. */
  screenName: ScreenName;
  /** The language that the test reads the shop in. Default: English. */
  language: Language;
  /**
   * A shop for this test file alone, with fresh data: for tests that order, change the stock or log in
   * as the demo customer. Default: false, one shop for all such files of a worker.
   */
  freshShop: boolean;
}

interface Fixtures {
  /** A real server process with the demo shop. */
  shop: TestShop;
  /** The failed requests that a test causes and adds here. */
  expectedFailures: ExpectedFailure[];
  /** What the browser has reported; the test fails unless it is empty at the end. */
  consoleProblems: string[];
  /** What the test's customers enter, in whichever language; tests add theirs. */
  ownTexts: string[];
  /** Words of another language than the page's; the test fails unless it is empty at the end. */
  foreignTexts: string[];
  /** What the test's pages have asked for that a shared shop must not be asked for. */
  changes: string[];
  /** Watches what the pages of a context do. */
  watch: (context: BrowserContext) => Promise<void>;
  /** Opens a page in another fresh browser profile, as another person or on another device. */
  openProfile: (on: ScreenName) => Promise<Page>;
}

interface WorkerFixtures {
  /** The shop of a test file, else the one that is shared. */
  shopOf: (testFile?: string) => Promise<TestShop>;
}

/** As browsers ask for it. */
const localeOf = (language: Language) => new Intl.Locale(locales[language]).baseName;

const deviceOptions = (on: ScreenName) => ({
  viewport: screens[on],
  hasTouch: on === 'phone',
  isMobile: on === 'phone',
});

/** All but the country, which the shop writes in the page's language. */
const textsOfAddresses = [dubai, london].flatMap(
  ({ first_name, last_name, address, apartment, city, state, zip_code }) =>
    [first_name, last_name, address, apartment ?? '', city, state, zip_code].filter(Boolean),
);

export const test = base.extend<ScreenOptions & Fixtures, WorkerFixtures>({
  screenName: ['desktop', { option: true }],
  viewport: ({ screenName }, use) => use(deviceOptions(screenName).viewport),
  hasTouch: ({ screenName }, use) => use(deviceOptions(screenName).hasTouch),
  isMobile: ({ screenName }, use) => use(deviceOptions(screenName).isMobile),
  language: [defaultLanguage, { option: true }],
  locale: ({ language }, use) => {
    speak(language);
    return use(localeOf(language));
  },

  freshShop: [false, { option: true }],
  shopOf: [
    async ({}, use) => {
      let shared: TestShop | undefined;
      let own: { testFile: string; shop: TestShop } | undefined;
      await use(async (testFile) => {
        if (testFile === undefined) {
          return (shared ??= { ...(await startShop()), isShared: true });
        }
        if (own?.testFile === testFile) return own.shop;
        await own?.shop.stop();
        own = undefined;
        own = { testFile, shop: { ...(await startShop()), isShared: false } };
        return own.shop;
      });
      await Promise.all([shared?.stop(), own?.shop.stop()]);
    },
    { scope: 'worker' },
  ],
  shop: async ({ shopOf, freshShop, changes }, use, { file }) => {
    await use(await shopOf(freshShop ? file : undefined));
    expect(
      freshShop ? [] : changes,
      `what changes the shop that test files share; ${remedy}`,
    ).toEqual([]);
  },
  baseURL: ({ shop }, use) => use(shop.url),

  expectedFailures: ({}, use) => use([]),
  consoleProblems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems, onConsole).toEqual([]);
  },
  ownTexts: ({}, use) => use([...textsOfAddresses]),
  foreignTexts: async ({}, use) => {
    const texts: string[] = [];
    await use(texts);
    expect(texts, 'texts in another language than the page').toEqual([]);
  },
  changes: ({}, use) => use([]),
  watch: ({ changes, expectedFailures, consoleProblems, ownTexts, foreignTexts }, use) =>
    use(async (context) => {
      context.on('request', (request) => {
        if (changesSharedShop(request)) changes.push(request.url());
      });
      watchConsole(context, expectedFailures, consoleProblems);
      await watchTexts(context, () => [...ownTexts, ...textsOfCustomers], foreignTexts);
    }),
  context: async ({ context, watch }, use) => {
    await watch(context);
    await use(context);
  },
  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
    // The report's own tree lacks what is hidden from assistive technology.
    await writeFile(testInfo.outputPath('page.html'), await page.content());
  },
  openProfile: async ({ browser, baseURL, locale, watch }, use) => {
    const opened: Page[] = [];
    await use(async (on) => {
      const context = await browser.newContext({ baseURL, locale, ...deviceOptions(on) });
      await watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export const expect = baseExpect.extend({
  toBeAccessible,
  toFitFingers,
  toFitTheScreen,
  toKeepItsLetters,
  toKeepItsWords,
});

/**
 * Describes tests once for each screen, under its name: `npm run test:soak` runs them on all, `npm test`
 * on the first, so that it takes no longer. Which comes first: the screen whose layout has rules that
 * no other test of `npm test` covers.
 */
export const describeOn = (names: readonly ScreenName[], tests: () => void): void => {
  for (const screenName of isSoak ? names : names.slice(0, 1)) {
    test.describe(`on a ${screenName}`, () => {
      test.use({ screenName });
      tests();
    });
  }
};

/**
 * Describes tests of the soak alone, once for each screen: in `npm test` others hold their rules, without
 * a browser or on other pages.
 */
export const describeInSoak = (names: readonly ScreenName[], tests: () => void): void => {
  if (isSoak) describeOn(names, tests);
};

/**
 * Describes tests once for each screen. `npm run test:soak` runs them in every language, as all tests;
 * `npm test` on the first screen, in one language.
 *
 * @param inTest the language of `npm test`; about half of the journeys are in English on a phone
 */
export const describeInLanguage = (
  inTest: Language,
  names: readonly ScreenName[],
  tests: () => void,
): void => {
  test.describe(() => {
    if (!isSoak) test.use({ language: inTest });
    describeOn(names, tests);
  });
};
