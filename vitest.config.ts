import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';

import { isSoak } from './tests/support/figures';
import { quickWasm, startFlags } from './tests/support/quick-wasm';
import { waitTimeoutMs } from './tests/support/wait-timeout';

// Worker threads have the flags of their process.
for (const flag of quickWasm) setFlagsFromString(flag);

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Generous: it only ends hanging tests, since a busy machine is not a failure. */
const testTimeoutMs = isSoak ? 3_600_000 : 600_000;

/**
 * Tests that must not share their worker with other files: they replace modules, the document or its
 * head, need styles, or what the page has before a module loads. The others share one, those with a document
 * another, and import what they have in common once: that takes a third of the time.
 */
const needsItsOwnWorker = (text: string) =>
  /^vi\.mock\(|document\.head\.|\/redux-devtools'|\/server-html'|createEmotionCache/m.test(text);
const hasDocument = (text: string) => text.startsWith('// @vitest-environment jsdom');
const testsBelow = (roots: readonly string[], isOne: (text: string) => boolean) =>
  roots.flatMap((root) =>
    readdirSync(folder(`./${root}`), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${root}/${file}`)
      .filter((file) => isOne(readFileSync(folder(`./${file}`), 'utf8'))),
  );
const unitRoots = ['src', 'server'];
const isolatedUnit = testsBelow(unitRoots, needsItsOwnWorker);
const unitWithDocument = testsBelow(
  unitRoots,
  (text) => hasDocument(text) && !needsItsOwnWorker(text),
);
// A provider of their own keeps each of these busy: little is left to share.
const isolatedIntegration = testsBelow(
  ['tests/integration', 'tests/contract'],
  (text) => hasDocument(text) || needsItsOwnWorker(text),
);
const trustWithDocument = testsBelow(['tests/trust'], hasDocument);

const shared = {
  plugins: [react()],
  resolve: { alias: { '@': folder('./src'), '@contract': folder('./contract') } },
};

/** A machine that stands still for seconds can end a wait; the soak's figures count each failure. */
const retry = isSoak ? 0 : 1;

const waiting = {
  setupFiles: [
    folder('./tests/support/set-up-wait-timeout.ts'),
    folder('./tests/support/set-up-printed.ts'),
  ],
  expect: { poll: { timeout: waitTimeoutMs } },
};

const quickDocument = [
  folder('./tests/support/set-up-matches.ts'),
  folder('./tests/support/set-up-styles.ts'),
];

const unit = {
  environment: 'node',
  ...waiting,
  // A worker thread starts sooner than a process, and there are many files.
  pool: 'threads',
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
} as const;

const integration = {
  environment: 'node',
  retry,
  execArgv: quickWasm,
  ...waiting,
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
} as const;

const trust = {
  environment: 'node',
  retry,
  // The soak measures what a house runs.
  execArgv: startFlags,
  ...waiting,
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
} as const;

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
          ...unit,
          name: 'unit',
          include: [
            '{src,server,contract,demo,scripts,vite,workshop}/**/*.test.{ts,tsx,mjs}',
            'tests/*.test.ts',
          ],
          exclude: [...defaultExclude, ...isolatedUnit, ...unitWithDocument],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...unit,
          name: 'unit-document',
          setupFiles: [
            ...unit.setupFiles,
            folder('./tests/support/set-up-document.ts'),
            ...quickDocument,
          ],
          include: unitWithDocument,
          isolate: false,
        },
      },
      {
        ...shared,
        test: { ...unit, name: 'unit-isolated', include: isolatedUnit },
      },
      {
        ...shared,
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/{integration,contract}/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, ...isolatedIntegration],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...integration,
          name: 'integration-isolated',
          setupFiles: [...integration.setupFiles, ...quickDocument],
          include: isolatedIntegration,
        },
      },
      {
        ...shared,
        test: {
          ...trust,
          name: 'trust',
          include: ['tests/trust/**/*.test.ts'],
          exclude: [...defaultExclude, ...trustWithDocument],
          // Races against several server processes: one at a time, or they race each other.
          fileParallelism: false,
          isolate: false,
          // Projects with other numbers of workers come before it.
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: { ...trust, name: 'trust-document', include: trustWithDocument },
      },
    ],
  },
});
