import { defineConfig } from '@playwright/test';

import { inProject } from '../../scripts/setup/paths.mjs';
import { WAIT_TIMEOUT_MS } from '../support/wait-timeout';
import { launchOptions } from './support/browser';
import type { ScreenOptions } from './support/fixtures';

/** Generous: it only ends what hangs, and a busy machine is no fault. */
const TEST_TIMEOUT_MS = 400_000;

export default defineConfig<ScreenOptions>({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: inProject('test-results'),
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  reporter: 'list',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  use: {
    launchOptions,
    reducedMotion: 'reduce',
    actionTimeout: WAIT_TIMEOUT_MS,
    navigationTimeout: WAIT_TIMEOUT_MS,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
