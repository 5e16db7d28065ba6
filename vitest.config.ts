import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { PATIENCE_MS } from './tests/support/patience';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Generous: these only end what hangs, and a busy machine is no fault. */
const UNIT_TEST_TIMEOUT_MS = 120_000;
const INTEGRATION_TEST_TIMEOUT_MS = 240_000;
const BROWSER_TEST_TIMEOUT_MS = 400_000;
const TRUST_TEST_TIMEOUT_MS = 600_000;
const BROWSER_POLL_INTERVAL_MS = 100;

const shared = {
  plugins: [react()],
  resolve: { alias: { '@': folder('./src'), '@contract': folder('./contract') } },
};

const patient = {
  setupFiles: [folder('./tests/support/set-up-patience.ts')],
  expect: { poll: { timeout: PATIENCE_MS } },
};

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'server/src/**/*.ts'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          ...patient,
          // A file's worker is there sooner than its process would be, and there are many files.
          pool: 'threads',
          include: ['{src,server,contract,demo,scripts}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'],
          testTimeout: UNIT_TEST_TIMEOUT_MS,
          hookTimeout: UNIT_TEST_TIMEOUT_MS,
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          environment: 'node',
          ...patient,
          include: ['tests/{integration,contract}/**/*.test.{ts,tsx}'],
          testTimeout: INTEGRATION_TEST_TIMEOUT_MS,
          hookTimeout: INTEGRATION_TEST_TIMEOUT_MS,
        },
      },
      {
        ...shared,
        test: {
          name: 'trust',
          environment: 'node',
          ...patient,
          include: ['tests/trust/**/*.test.ts'],
          // Races against several server processes: one at a time, or they race each other.
          fileParallelism: false,
          testTimeout: TRUST_TEST_TIMEOUT_MS,
          hookTimeout: TRUST_TEST_TIMEOUT_MS,
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: PATIENCE_MS, interval: BROWSER_POLL_INTERVAL_MS } },
          testTimeout: BROWSER_TEST_TIMEOUT_MS,
          hookTimeout: BROWSER_TEST_TIMEOUT_MS,
        },
      },
    ],
  },
});
