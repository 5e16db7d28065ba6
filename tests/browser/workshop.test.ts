import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Frame, type Page, test } from '@playwright/test';

import { type Language, languages } from '@contract/languages';

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
const origin = 'http://localhost';
const remedy = 'if it is meant to look so: npm run workshop -- --accept';

const sheets = readdirSync(inProject('workshop', 'sheets')).map((file) =>
  file.replace(/\.tsx$/, ''),
);

const views = languages.flatMap((language) =>
  (Object.keys(screens) as ScreenName[]).map((on) => ({ language, on })),
);

/** `npm test` compares each sheet in one language on one screen, the soak all. */
const comparisons = sheets.flatMap((sheet, index) =>
  views
    .filter((_, view) => isSoak || view === index % views.length)
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

/** Waits until every state is as it stays. */
const settled = async (frame: Page | Frame): Promise<void> => {
  await frame.locator('[data-ready]').first().waitFor();
  await expect(frame.locator('[data-ready="false"]')).toHaveCount(0);
  await frame.evaluate(async () => {
    await document.fonts.ready;
    // A caret and a ring of focus are in one of several states that took the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

const openSheet = async (page: Page, sheet: string, language: Language): Promise<void> => {
  await page.goto(`${origin}/?sheet=${sheet}&language=${language}`);
  await page.locator('[data-component]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const [, ...frames] = page.frames();
  for (const frame of frames) await settled(frame);
  if (frames.length === 0) await settled(page);
};

test.use({ timezoneId: 'Asia/Dubai' });

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
        await expect.soft(component, remedy).toHaveScreenshot(picture);
      }
      expect(problems).toEqual([]);
    });
  }
});
