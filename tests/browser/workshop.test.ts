import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Frame, type Page, test } from '@playwright/test';

import type { Language } from '@contract/languages';

import { inProject } from '../../scripts/setup/paths.mjs';
import { buildWorkshop } from '../../scripts/setup/workshop.mjs';
import { openedAt } from '../../workshop/opened-at';
import { standInPicture } from '../../workshop/stand-in-picture';
import { isSoak } from '../support/figures';
import { cached } from '../support/test-cache';
import { type ScreenName, screens } from './support/browser';
import { watchConsole } from './support/console-problems';

/** What the page is made of. */
const sources = ['workshop', 'src', 'contract', 'server/src', 'demo/catalogue', 'locales'];
/** Each difference takes as long: there may be many. */
const settledTimeoutMs = 20_000;
const origin = 'http://localhost';
const remedy = 'if it is meant to look so: npm run workshop -- --accept';

const sheets = readdirSync(inProject('workshop', 'sheets')).map((file) =>
  file.replace(/\.tsx$/, ''),
);

/** Every layout in each direction. */
const views: { language: Language; on: ScreenName }[] = [
  { language: 'en', on: 'phone' },
  { language: 'ar', on: 'tablet' },
  { language: 'en', on: 'desktop' },
  { language: 'ar', on: 'phone' },
  { language: 'en', on: 'tablet' },
  { language: 'ar', on: 'desktop' },
];

/** Their many states take up to half a minute each, and the journeys open most of them. */
const soakSheets = ['account', 'bag', 'chrome', 'fields', 'panels', 'products'];

/** `npm test` compares the other sheets in one of the views each, the soak all in all. */
const comparisons = sheets.flatMap((sheet, index) =>
  views
    .filter((_, view) => isSoak || (view === index % views.length && !soakSheets.includes(sheet)))
    .map((view) => ({ sheet, ...view })),
);

/** Serves the built page, and planes of color for pictures. */
const serve = (page: Page, folder: string) =>
  page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return pathname.startsWith('/media/')
      ? route.fulfill({ contentType: 'image/svg+xml', body: standInPicture(pathname) })
      : route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });

/** Scrolls through the page, so that the parts load which wait until they are near the screen. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** Waits until nothing changes any more. */
const settled = async (frame: Page | Frame): Promise<void> => {
  await frame.waitForFunction(
    () =>
      document.querySelector('[data-ready], iframe') !== null &&
      document.querySelector('[data-ready="false"]') === null,
    undefined,
    // Not by animation frames, of which a frame outside the window may have none.
    { polling: 100 },
  );
  await frame.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    // Several states take the focus: which of them keeps it, with a caret and a ring, is chance.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

/** Fails at once where Chromium has stopped drawing: each picture would wait in vain. */
const expectFrames = (page: Page) =>
  page.evaluate(
    (timeoutMs) =>
      new Promise<void>((resolve, reject) => {
        requestAnimationFrame(() => {
          resolve();
        });
        setTimeout(() => {
          reject(new Error('The browser draws no frames'));
        }, timeoutMs);
      }),
    settledTimeoutMs,
  );

const openSheet = async (page: Page, sheet: string, language: Language): Promise<void> => {
  await page.goto(`${origin}/?sheet=${sheet}&language=${language}`);
  await page.locator('[data-component]').first().waitFor();
  await scrollThrough(page);
  for (const frame of page.frames()) await settled(frame);
  await expectFrames(page);
};

test.use({ timezoneId: 'Asia/Dubai' });
test.describe.configure({ mode: 'parallel' });

test.describe('the workshop looks as it was accepted', () => {
  for (const { sheet, language, on } of comparisons) {
    test(`${sheet}, in ${language} on a ${on}`, async ({ page, context }) => {
      const problems: string[] = [];
      watchConsole(context, [], problems);
      await page.setViewportSize(screens[on]);
      await page.clock.setFixedTime(openedAt);
      await serve(page, await cached('workshop-page-', sources, buildWorkshop));
      await openSheet(page, sheet, language);
      for (const component of await page.locator('[data-component]').all()) {
        const name = await component.getAttribute('data-component');
        const picture = [sheet, `${name}-${language}-${on}.png`];
        await expect
          .soft(component, remedy)
          .toHaveScreenshot(picture, { timeout: settledTimeoutMs });
      }
      expect(problems).toEqual([]);
    });
  }
});
