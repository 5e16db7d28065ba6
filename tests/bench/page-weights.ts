import type { Browser, CDPSession, Page, Response } from '@playwright/test';

import type { LoginResponse } from '@contract/customer';
import { languageCookie, pathIn, splitLanguage } from '@contract/languages';

import { launchBrowser, screens, type ScreenName } from '../browser/support/browser';
import { demoCustomer } from '../browser/support/demo-customer';

const bytesPerKilobyte = 1024;
/** Device pixels per CSS pixel on a common phone; 1 on a desktop. */
const pixelRatio = 2.625;
const settleMs = 1000;
/** A picture that could not be made would else be waited for without an end. */
const longestMakingMs = 600_000;

/** What a page may cost a phone: kilobytes of scripts, of everything, and requests. */
interface Budget {
  js: number;
  total: number;
  requests: number;
}

export interface WeighedPage {
  name: string;
  path: string;
  /** For a customer: the session in the browser's storage. */
  session?: LoginResponse['data'];
  budget?: Budget;
}

/** What the tables call a page in Arabic. */
export const arabicNameOf = (name: string): string => `${name}, Arabic`;

/** The same page in Arabic, with the same budget. */
export const inArabic = (page: WeighedPage): WeighedPage => ({
  ...page,
  name: arabicNameOf(page.name),
  path: pathIn('ar', page.path),
});

/** Remembers the page's language as the visitor's, who would else be offered another. */
export const languageChoice = (url: string, path: string) => ({
  name: languageCookie,
  value: splitLanguage(path).language,
  url,
});

interface Weight {
  scripts: number;
  everything: number;
  requests: number;
  pictures: number;
  shift: number;
}

interface WindowWithShift {
  layoutShift: number;
}

/** A session of the demo customer, with one line in the bag. */
export const customerWithBag = async (
  url: string,
  line: { product_id: number; product_size_id: number },
): Promise<LoginResponse['data']> => {
  const post = (path: string, body: object, token = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const response = (await (await post('/login', demoCustomer)).json()) as LoginResponse;
  await post('/cart', { ...line, quantity: 1 }, response.data.token);
  return response.data;
};

/** Adds up the transferred bytes from now on, headers included. */
const countTraffic = (session: CDPSession) => {
  const types = new Map<string, string>();
  const counted = { scripts: 0, everything: 0, requests: 0, pictures: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) types.set(requestId, type ?? '');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    counted.requests += 1;
    counted.everything += encodedDataLength;
    if (type === 'Script') counted.scripts += encodedDataLength;
    if (type === 'Image') counted.pictures += 1;
  });
  return counted;
};

/** Loads a page until none of its pictures is a draft of one that is still being made. */
const waitForPictures = async (page: Page, path: string): Promise<void> => {
  const deadline = Date.now() + longestMakingMs;
  let drafts: number;
  do {
    if (Date.now() > deadline) throw new Error(`The pictures of ${path} could not be made.`);
    drafts = 0;
    const count = (response: Response) => {
      const { 'content-type': type, 'cache-control': cache } = response.headers();
      if (type === 'image/webp' && cache === 'no-store') drafts += 1;
    };
    page.on('response', count);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', count);
    await page.waitForTimeout(settleMs);
  } while (drafts > 0);
};

/** Loads a page without a cache, scrolls through it, and adds up transfers and layout shifts. */
const weigh = async (page: Page, path: string): Promise<Weight> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const traffic = countTraffic(session);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  const { scripts, everything, requests, pictures } = traffic;
  await session.detach();

  // Layout shift counts over the whole visit, not only over the first view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += screens.phone.height) {
    await page.mouse.wheel(0, screens.phone.height);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(settleMs);
  const shift = await page.evaluate(() => (window as unknown as WindowWithShift).layoutShift);
  return { scripts, everything, requests, pictures, shift };
};

/** Adds up the layout shifts of a page as Chromium does for Cumulative Layout Shift. */
const watchShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counter = window as unknown as WindowWithShift;
    counter.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) counter.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const weighIn = async (
  browser: Browser,
  url: string,
  on: ScreenName,
  { path, session }: WeighedPage,
): Promise<Weight> => {
  const phone = on === 'phone';
  const context = await browser.newContext({
    baseURL: url,
    viewport: screens[on],
    deviceScaleFactor: phone ? pixelRatio : 1,
    isMobile: phone,
    hasTouch: phone,
  });
  try {
    await context.addCookies([languageChoice(url, path)]);
    if (session !== undefined) {
      await context.addInitScript(({ token, user }) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
      }, session);
    }
    const visitor = await context.newPage();
    await waitForPictures(visitor, path);
    await visitor.close();

    const page = await context.newPage();
    await watchShift(page);
    return await weigh(page, path);
  } finally {
    await context.close();
  }
};

const kilobytes = (bytes: number) => Math.round(bytes / bytesPerKilobyte);

const beside = (measured: number, granted: number | undefined): string | number =>
  granted === undefined ? measured : `${measured} of ${granted}`;

/** Prints what each page costs a phone, beside its budget, and layout shifts on both screens. */
export const printPageWeights = async (url: string, pages: WeighedPage[]): Promise<void> => {
  const browser = await launchBrowser();
  const rows: Record<string, object> = {};
  for (const page of pages) {
    console.log(`Weighing ${page.name}`);
    const phone = await weighIn(browser, url, 'phone', page);
    const desktop = await weighIn(browser, url, 'desktop', page);
    rows[page.name] = {
      'JS kB': beside(kilobytes(phone.scripts), page.budget?.js),
      'total kB': beside(kilobytes(phone.everything), page.budget?.total),
      requests: beside(phone.requests, page.budget?.requests),
      pictures: phone.pictures,
      'shift 390': Number(phone.shift.toFixed(3)),
      'shift 1440': Number(desktop.shift.toFixed(3)),
    };
  }
  await browser.close();
  console.log('\nA page on a phone, nothing cached, compressed; layout shift on both screens:');
  console.table(rows);
};
