import { defineConfig } from '@playwright/test';

import { languages } from '@contract/languages';

import { inProject } from '../../scripts/setup/paths.mjs';
import { isSoak } from '../support/figures';
import { waitTimeoutMs } from '../support/wait-timeout';
import { launchOptions } from './support/browser';
import type { ScreenOptions } from './support/fixtures';

/** Generous: it only ends hanging tests, since a busy machine is not a failure. */
const testTimeoutMs = 400_000;

/** Tests that are the same in every language, or that compare languages themselves. */
const inOneLanguage = [
  'arabic.test.ts',
  'hostile-html.test.ts',
  'hostile-texts.test.ts',
  'minimal-provider.test.ts',
  'pictures.test.ts',
  'security-policy.test.ts',
  'time-travel.test.ts',
  'workshop.test.ts',
];

export default defineConfig<ScreenOptions>({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: inProject('test-results'),
  forbidOnly: process.env.CI === 'true',
  workers: 3,
  // On a busy machine Chromium can stop drawing a page. What passes only then is listed as flaky.
  retries: 1,
  reporter: 'list',
  timeout: testTimeoutMs,
  expect: {
    timeout: waitTimeoutMs,
    // Other builds of Chromium draw letters a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.006 },
  },
  snapshotPathTemplate: '{testDir}/workshop/{arg}{ext}',
  // Only `npm run workshop -- --accept` writes pictures.
  updateSnapshots: 'none',
  use: {
    launchOptions,
    reducedMotion: 'reduce',
    actionTimeout: waitTimeoutMs,
    navigationTimeout: waitTimeoutMs,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  ...(isSoak && {
    projects: languages.map((language) => ({
      name: language,
      use: { language },
      testIgnore: language === 'en' ? [] : inOneLanguage,
    })),
  }),
});
