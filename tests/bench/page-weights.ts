import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { launchBrowser, screens, type ScreenName } from '../browser/support/browser';
import { round } from './numbers';
import type { Recorder } from './recorder';
import { phonePixelRatio } from './slow-phone';
import { becomeVisitor, type VisitedPage } from './visited-pages';
import type { NamedFigure } from './worst';

const bytesPerKilobyte = 1024;
const settleMs = 1000;
/** A picture that could not be made would else be waited for without an end. */
const longestMakingMs = 600_000;

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
const waitForPictures = async (context: BrowserContext, path: string): Promise<void> => {
  const deadline = Date.now() + longestMakingMs;
  let drafts: number;
  do {
    if (Date.now() > deadline) throw new Error(`The pictures of ${path} could not be made.`);
    drafts = 0;
    const page = await context.newPage();
    page.on('response', (response) => {
      const { 'content-type': type, 'cache-control': cache } = response.headers();
      if (type === 'image/webp' && cache === 'no-store') drafts += 1;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settleMs);
    await page.close();
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
  visited: VisitedPage,
): Promise<Weight> => {
  const phone = on === 'phone';
  const context = await browser.newContext({
    baseURL: url,
    viewport: screens[on],
    deviceScaleFactor: phone ? phonePixelRatio : 1,
    isMobile: phone,
    hasTouch: phone,
  });
  try {
    await becomeVisitor(context, url, visited);
    await waitForPictures(context, visited.path);
    const page = await context.newPage();
    await watchShift(page);
    return await weigh(page, visited.path);
  } finally {
    await context.close();
  }
};

const kilobytes = (bytes: number) => Math.round(bytes / bytesPerKilobyte);

/** Measures what each page costs a phone, and returns the layout shifts on both screens. */
export const weighPages = async (
  url: string,
  pages: VisitedPage[],
  recorder: Recorder,
): Promise<NamedFigure[]> => {
  const browser = await launchBrowser();
  const rows: Record<string, object> = {};
  const shifts: NamedFigure[] = [];
  for (const page of pages) {
    console.log(`Weighing ${page.name}`);
    const phone = await weighIn(browser, url, 'phone', page);
    const desktop = await weighIn(browser, url, 'desktop', page);
    const weights = {
      'scripts, kB': kilobytes(phone.scripts),
      'everything, kB': kilobytes(phone.everything),
      requests: phone.requests,
    };
    recorder.figures(`${page.name}: `, weights);
    rows[page.name] = {
      ...weights,
      pictures: phone.pictures,
      'shift 390': round(phone.shift, 3),
      'shift 1440': round(desktop.shift, 3),
    };
    shifts.push(
      { name: page.name, value: round(phone.shift) },
      { name: `${page.name} on a desktop`, value: round(desktop.shift) },
    );
  }
  await browser.close();
  recorder.table('A first visit on a phone, compressed; layout shift on both screens', rows);
  return shifts;
};
