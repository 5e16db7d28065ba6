/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Record<'vitest' | 'playwright', (report: any) => Counts>} */
const readCounts = {
  vitest: (report) => ({
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }),
  playwright: (report) => ({
    passed: (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0),
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
