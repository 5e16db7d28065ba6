import { inProject } from './paths.mjs';

/**
 * A step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name as `--only` takes it
 * @property {string} label
 * @property {'check' | 'tests' | 'build'} kind a check is silent unless it fails; tests print as they run
 * @property {'vitest' | 'playwright'} [runner] of tests
 * @property {string} [script] the program's file
 * @property {string[]} [nodeArgs]
 * @property {string[]} [args]
 * @property {string[]} [cacheArgs] further arguments for skipping what has not changed
 */

/** @param {...string} segments */
const inModules = (...segments) => inProject('node_modules', ...segments);

const cacheOf = (/** @type {string} */ name) => inModules('.cache', `selvage-${name}`);

/**
 * @param {string} name a project of vitest.config.ts
 * @param {string[]} options
 * @returns {Step}
 */
const vitestStep = (name, ...options) => ({
  name,
  label: `Tests: ${name}`,
  kind: 'tests',
  runner: 'vitest',
  script: inModules('vitest', 'vitest.mjs'),
  args: ['run', '--project', name, ...options],
});

/**
 * @param {string} file one file of tests
 * @returns {Step}
 */
export const vitestFileStep = (file) => ({
  ...vitestStep(file),
  label: `Tests: ${file}`,
  args: ['run', file],
});

/**
 * @param {string[]} [options] files, all when none is named, and other arguments of Playwright
 * @returns {Step}
 */
export const browserStep = (options = []) => ({
  name: 'browser',
  label: 'Tests: browser',
  kind: 'tests',
  runner: 'playwright',
  script: inModules('@playwright', 'test', 'cli.js'),
  args: ['test', '--config', inProject('tests', 'browser'), ...options],
});

/** @type {Step} */
export const buildStep = { name: 'build', label: 'Build', kind: 'build' };

/** @type {Step[]} */
export const checks = [
  {
    name: 'eslint',
    label: 'Lint (eslint)',
    kind: 'check',
    script: inModules('eslint', 'bin', 'eslint.js'),
    args: ['--max-warnings', '0', '.'],
    cacheArgs: ['--cache', '--cache-strategy', 'content', '--cache-location', cacheOf('eslint')],
  },
  {
    name: 'prettier',
    label: 'Formatting (prettier)',
    kind: 'check',
    script: inModules('prettier', 'bin', 'prettier.cjs'),
    args: [
      ...['--check', '--log-level', 'warn', '.'],
      // What a file has to look like depends on nothing but the file.
      ...['--cache', '--cache-strategy', 'content', '--cache-location', cacheOf('prettier')],
    ],
  },
  {
    name: 'types',
    label: 'Types (tsc)',
    kind: 'check',
    script: inModules('typescript', 'bin', 'tsc'),
    args: ['--noEmit', '--project', '.'],
  },
  {
    name: 'steiger',
    label: 'Layers (steiger)',
    kind: 'check',
    script: inModules('steiger', 'dist', 'cli.mjs'),
    args: ['./src'],
  },
  {
    name: 'cycles',
    label: 'Import cycles',
    kind: 'check',
    script: inProject('scripts', 'cycles.mjs'),
  },
  {
    name: 'knip',
    label: 'Unused code (knip)',
    kind: 'check',
    script: inModules('knip', 'bin', 'knip.js'),
    args: [],
    cacheArgs: ['--cache', '--cache-location', cacheOf('knip')],
  },
];

/** The checks `types` and `eslint` in one, without caches. @type {Step} */
const typesAndLintStep = {
  name: 'types-and-lint',
  label: 'Types and lint (tsc, eslint)',
  kind: 'check',
  // With a young generation of the default size, a tenth of the time goes into collecting it.
  nodeArgs: ['--max-semi-space-size=64'],
  script: inProject('scripts', 'types-and-lint.mjs'),
};

/** Everything that `npm test` runs, in order: of each kind the longest first. @type {Step[]} */
export const steps = [
  typesAndLintStep,
  ...checks.filter(({ name }) => name !== 'types' && name !== 'eslint'),
  buildStep,
  browserStep(),
  vitestStep('trust', '--project', 'trust-document'),
  vitestStep('integration', '--project', 'integration-isolated', '--maxWorkers=100%'),
  vitestStep(
    'unit',
    '--project',
    'unit-document',
    '--project',
    'unit-isolated',
    '--maxWorkers=100%',
  ),
];

/**
 * Picks the steps that were asked for.
 *
 * @param {Step[]} all
 * @param {string[]} args of the command line: `--only unit` or `--only unit,browser`
 * @returns {Step[]}
 */
export function selectSteps(all, args) {
  const at = args.indexOf('--only');
  if (at === -1) return all;

  const names = (args[at + 1] ?? '').split(',').filter(Boolean);
  const selected = all.filter((step) => names.includes(step.name));
  if (selected.length === 0 || selected.length < names.length) {
    throw new RangeError(`--only takes of: ${all.map((step) => step.name).join(', ')}`);
  }

  return selected;
}
