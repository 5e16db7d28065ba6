import { test as base, expect as baseExpect, type Page } from '@playwright/test';

import { defaultLanguage, type Language, languages } from '@contract/languages';
import { locales } from '@contract/locales';

import { isSoak } from '../../support/figures';
import { startShop, type ShopProcess } from '../../support/shop-process';
import { screens, type ScreenName } from './browser';
import { watchConsole, type ExpectedFailure } from './console-problems';
import { dubai, london } from './customers';
import { toBeAccessible, toFitTheScreen, toKeepItsLetters, toKeepItsWords } from './page-matchers';
import { speak } from './texts';
import { watchTexts } from './watch-texts';

export interface ScreenOptions {
  /** The screen of `page`. Default: desktop. */
  screenName: ScreenName;
  /** The language that the test reads the shop in. Default: English. */
  language: Language;
}

interface Fixtures {
  /** A real server process with the demo shop: one for each test file, with fresh data. */
  shop: ShopProcess;
  /** The failed requests that a test causes and adds here. */
  expectedFailures: ExpectedFailure[];
  /** What the browser has reported; the test fails unless it is empty at the end. */
  consoleProblems: string[];
  /** What the test's customers enter, in whichever language; tests add theirs. */
  ownTexts: string[];
  /** Words of another language than the page's; the test fails unless it is empty at the end. */
  foreignTexts: string[];
  /** Opens a page in another fresh browser profile, as another person or on another device. */
  openProfile: (on: ScreenName) => Promise<Page>;
}

interface WorkerFixtures {
  shopOf: (testFile: string) => Promise<ShopProcess>;
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
  ownTexts: ({}, use) => use([...textsOfAddresses]),
  foreignTexts: async ({}, use) => {
    const texts: string[] = [];
    await use(texts);
    expect(texts, 'texts in another language than the page').toEqual([]);
  },
  context: async ({ context, expectedFailures, consoleProblems, ownTexts, foreignTexts }, use) => {
    watchConsole(context, expectedFailures, consoleProblems);
    await watchTexts(context, ownTexts, foreignTexts);
    await use(context);
  },
  openProfile: async (
    { browser, baseURL, locale, expectedFailures, consoleProblems, ownTexts, foreignTexts },
    use,
  ) => {
    const opened: Page[] = [];
    await use(async (on) => {
      const context = await browser.newContext({ baseURL, locale, ...deviceOptions(on) });
      watchConsole(context, expectedFailures, consoleProblems);
      await watchTexts(context, ownTexts, foreignTexts);
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

/**
 * Describes tests in both languages. `npm run test:soak` runs each on every screen; `npm test` runs
 * each screen in one language, so that it takes no longer: the first in English, the others in Arabic.
 */
export const describeInLanguages = (names: readonly ScreenName[], tests: () => void): void => {
  for (const [index, screenName] of names.entries()) {
    for (const language of isSoak
      ? languages
      : [languages[Math.min(index, 1)] ?? defaultLanguage]) {
      test.describe(`on a ${screenName}, in ${language}`, () => {
        test.use({ screenName, language });
        tests();
      });
    }
  }
};
