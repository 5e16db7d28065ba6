import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

import { findChromium } from '../../../scripts/setup/find-program.mjs';
import { PATIENCE_MS } from '../../support/patience';

/** The two screens that every journey is walked on. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type ScreenName = keyof typeof screens;

/** How Chromium is started, with a driver or without: on its own, and asking nobody for anything. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [...chromiumFlags],
  });

/** An answer that a journey provokes, and that the browser therefore may report. */
export interface ExpectedFailure {
  path: RegExp;
  /** 'offline': no answer at all. */
  status: number | 'offline';
}

export interface PageOptions extends BrowserContextOptions {
  on: ScreenName;
  baseURL: string;
  expectedFailures?: ExpectedFailure[];
}

const isExpected = (text: string, url: string, expected: ExpectedFailure[]): boolean =>
  expected.some(({ path, status }) => {
    const says = status === 'offline' ? 'net::ERR_INTERNET_DISCONNECTED' : `status of ${status} `;
    return text.includes(says) && path.test(new URL(url).pathname);
  });

/** Collects what must not be: console errors and warnings, and errors that nothing caught. */
const watchConsole = (page: Page, expected: ExpectedFailure[]): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type())) return;
    if (isExpected(message.text(), url || 'http://unknown.invalid', expected)) return;
    complaints.push(`console ${message.type()} on ${page.url()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => {
    complaints.push(`uncaught on ${page.url()}: ${error.stack ?? error.message}`);
  });
  return complaints;
};

/**
 * Runs a journey in a fresh browser profile and fails it on any console error or warning.
 *
 * @returns what the journey returns
 */
export const withPage = async <T>(
  browser: Browser,
  { on, expectedFailures = [], ...options }: PageOptions,
  journey: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    viewport: screens[on],
    hasTouch: on === 'phone',
    isMobile: on === 'phone',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);

  try {
    const page = await context.newPage();
    const complaints = watchConsole(page, expectedFailures);
    const result = await journey(page);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return result;
  } finally {
    await context.close();
  }
};
