/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Counts the tests of one run of Vitest.
 *
 * @param {any} report what Vitest's JSON reporter wrote; null when it wrote nothing
 * @param {number} code the exit code of the run
 * @returns {Counts} a run that failed without a failed test counts as one failure
 */
export function countTests(report, code) {
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);

  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
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
