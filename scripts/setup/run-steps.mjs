import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ensureBuilt } from './build.mjs';
import { withSetupLock } from './lock.mjs';
import { run, seconds } from './progress.mjs';
import { readJson } from './stamp.mjs';
import { countTests } from './test-results.mjs';

/**
 * @typedef {import('./test-steps.mjs').Step} Step
 * @typedef {import('./test-results.mjs').Counts} Counts
 * @typedef {{ failed: boolean, counts: Counts, report?: unknown }} Outcome the report is that of tests
 * @typedef {Outcome & { step: Step, milliseconds: number }} StepResult
 */

/** Generous, since it is only for steps that hang, not for a busy machine. */
const stepTimeoutMs = 2 * 60 * 60_000;
/**
 * Tests wait for servers and browsers: on two cores, two at a time leave them idle. With four, a browser
 * on a slow machine is not served for so long that its tests fail.
 */
const concurrentSteps = 3;
const noTests = { passed: 0, failed: 0, skipped: 0 };

/** The environment of checks and tests, independent of the caller's NODE_ENV. */
const stepEnvironment = (/** @type {NodeJS.ProcessEnv} */ extra) => {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...extra };
  delete env.NODE_ENV;
  return env;
};

/**
 * How a runner is told to print its tests as they run and to write their results to a file.
 *
 * @type {Record<'vitest' | 'playwright', (file: string) => { args: string[], env: NodeJS.ProcessEnv }>}
 */
const reportTo = {
  vitest: (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }),
  playwright: (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
async function runTests(step, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'selvage-test-'));
  const file = path.join(folder, 'report.json');
  const runner = step.runner ?? 'vitest';
  const report = reportTo[runner](file);

  try {
    const { code } = await run(
      process.execPath,
      [step.script ?? '', ...(step.args ?? []), ...report.args],
      { env: { ...env, ...report.env }, show: true, timeoutMs: stepTimeoutMs },
    );

    const results = readJson(file);
    return { failed: code !== 0, counts: countTests(runner, results, code), report: results };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it passed
 */
async function runCheck(step, env) {
  const { code, output } = await run(
    process.execPath,
    [...(step.nodeArgs ?? []), step.script ?? '', ...(step.args ?? [])],
    { env, timeoutMs: stepTimeoutMs },
  );
  if (code !== 0) console.log(output.trim());

  return code === 0;
}

/** @returns {Promise<boolean>} */
async function build() {
  try {
    await withSetupLock(() => ensureBuilt());
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return false;
  }
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
async function runStep(step, env) {
  if (step.kind === 'tests') return runTests(step, env);

  const passed = step.kind === 'build' ? await build() : await runCheck(step, env);
  return { failed: !passed, counts: { ...noTests, failed: passed ? 0 : 1 } };
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StepResult>}
 */
async function timeStep(step, env) {
  const started = Date.now();
  const outcome = await runStep(step, env);
  const milliseconds = Date.now() - started;
  console.log(`${outcome.failed ? 'FAILED' : 'ok    '}  ${step.label} (${seconds(milliseconds)})`);

  return { ...outcome, step, milliseconds };
}

/**
 * Runs the steps in order, a limited number at a time.
 *
 * @param {Step[]} steps
 * @param {NodeJS.ProcessEnv} env
 * @param {number} atOnce
 * @returns {Promise<StepResult[]>} in the order of the steps
 */
async function runQueue(steps, env, atOnce) {
  const queue = [...steps.entries()];
  /** @type {StepResult[]} */
  const results = [];

  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, step] = next;
      results[index] = await timeStep(step, env);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  return results;
}

/**
 * Runs every step, also after failures, with a line for each: first the build, then the tests, and
 * beside both the checks one by one: tests wait for servers and browsers, and leave processors idle.
 *
 * @param {Step[]} steps
 * @param {NodeJS.ProcessEnv} [extra] environment for them all
 * @param {number} [atOnce] how many tests run at a time, or checks when there are no tests
 * @returns {Promise<StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, extra = {}, atOnce = concurrentSteps) {
  const env = stepEnvironment(extra);
  const ofKind = (/** @type {Step['kind']} */ kind) => steps.filter((step) => step.kind === kind);
  const tests = ofKind('tests');

  const building = runQueue(ofKind('build'), env, 1);
  const all = await Promise.all([
    building,
    runQueue(ofKind('check'), env, tests.length > 0 ? 1 : atOnce),
    building.then(() => runQueue(tests, env, atOnce)),
  ]);
  const results = all.flat();

  return steps.flatMap((step) => results.find((result) => result.step === step) ?? []);
}
