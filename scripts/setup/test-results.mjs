/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** How the browser tests name what a page wrote to the console, in the message of their failure. */
export const onConsole = 'errors and warnings on the console';

/**
 * How many browser tests passed at their second try.
 *
 * @param {any} report what Playwright's JSON reporter wrote; null when it wrote nothing
 * @returns {number}
 */
export const passedSecondTries = (report) => report?.stats?.flaky ?? 0;

/** @type {Record<'vitest' | 'playwright', (report: any) => Counts>} */
const readCounts = {
  vitest: (report) => ({
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }),
  playwright: (report) => ({
    passed: (report?.stats?.expected ?? 0) + passedSecondTries(report),
    failed: report?.stats?.unexpected ?? 0,
    skipped: report?.stats?.skipped ?? 0,
  }),
};

/**
 * Counts the tests of one run.
 *
 * @param {'vitest' | 'playwright'} runner
 * @param {unknown} report what the runner's JSON reporter wrote; null when it wrote nothing
 * @param {number} code the exit code of the run
 * @returns {Counts} a run that failed without a failed test counts as one failure
 */
export function countTests(runner, report, code) {
  const counts = readCounts[runner](report);

  return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
}

/**
 * The tries of browser tests that found something on the console: a later try that passes excuses none.
 *
 * @param {any} report what Playwright's JSON reporter wrote, or one suite of it; null when it wrote nothing
 * @returns {number}
 */
export function consoleProblems(report) {
  /** @type {any[]} */
  const suites = report?.suites ?? [];
  const tests = (report?.specs ?? []).flatMap((/** @type {any} */ spec) => spec.tests);
  const tries = tests.flatMap((/** @type {any} */ test) => test.results);
  const found = tries.filter((/** @type {any} */ { errors = [] }) =>
    errors.some((/** @type {any} */ error) => error.message?.includes(onConsole)),
  );

  return suites.reduce((sum, suite) => sum + consoleProblems(suite), found.length);
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export const sumCounts = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/**
 * @param {Counts} counts
 * @returns {string} e.g. "412 passed, 0 failed, 3 skipped"
 */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
