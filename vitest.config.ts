import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { waitTimeoutMs } from './tests/support/wait-timeout';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Generous: these only end hanging tests, since a busy machine is not a failure. */
const unitTestTimeoutMs = 120_000;
const integrationTestTimeoutMs = 240_000;
const trustTestTimeoutMs = 600_000;

const shared = {
  plugins: [react()],
  resolve: { alias: { '@': folder('./src'), '@contract': folder('./contract') } },
};

const waiting = {
  setupFiles: [folder('./tests/support/set-up-wait-timeout.ts')],
  expect: { poll: { timeout: waitTimeoutMs } },
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
          ...waiting,
          // A worker thread starts sooner than a process, and there are many files.
          pool: 'threads',
          include: ['{src,server,contract,demo,scripts}/**/*.test.{ts,tsx,mjs}', 'tests/*.test.ts'],
          testTimeout: unitTestTimeoutMs,
          hookTimeout: unitTestTimeoutMs,
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          environment: 'node',
          ...waiting,
          include: ['tests/{integration,contract}/**/*.test.{ts,tsx}'],
          testTimeout: integrationTestTimeoutMs,
          hookTimeout: integrationTestTimeoutMs,
        },
      },
      {
        ...shared,
        test: {
          name: 'trust',
          environment: 'node',
          ...waiting,
          include: ['tests/trust/**/*.test.ts'],
          // Races against several server processes: one at a time, or they race each other.
          fileParallelism: false,
          testTimeout: trustTestTimeoutMs,
          hookTimeout: trustTestTimeoutMs,
        },
      },
    ],
  },
});
