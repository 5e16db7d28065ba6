import { describe, expect, it } from 'vitest';

import { consoleProblems, countTests, countsLine, sumCounts } from './test-results.mjs';
import { selectSteps, steps } from './test-steps.mjs';

describe('the last line of a test run', () => {
  it('sums what passed, failed and was skipped', () => {
    const unit = countTests(
      'vitest',
      { numPassedTests: 10, numFailedTests: 0, numPendingTests: 2 },
      0,
    );
    const browser = countTests(
      'playwright',
      { stats: { expected: 3, unexpected: 1, skipped: 1 } },
      1,
    );

    expect(countsLine(sumCounts([unit, browser]))).toBe('13 passed, 1 failed, 3 skipped');
    expect(countsLine(sumCounts([]))).toBe('0 passed, 0 failed');
  });

  it('counts a test that passed at its second try', () => {
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } };
    expect(countTests('playwright', report, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  it('counts a run that broke before its tests as a failure', () => {
    const broken = { passed: 0, failed: 1, skipped: 0 };
    expect(countTests('vitest', null, 1)).toEqual(broken);
    expect(countTests('playwright', null, 1)).toEqual(broken);
    expect(countTests('vitest', { numPassedTests: 4, numFailedTests: 0 }, 1).failed).toBe(1);
    expect(countTests('playwright', { stats: { expected: 4, unexpected: 0 } }, 1).failed).toBe(1);
  });
});

describe('consoleProblems', () => {
  const tryWith = (/** @type {string[]} */ ...messages) => ({
    errors: messages.map((message) => ({ message })),
  });
  const onConsole = tryWith('Error: errors and warnings on the console\n\nexpect(received)');
  const report = (/** @type {object[]} */ ...results) => ({
    suites: [{ specs: [], suites: [{ specs: [{ tests: [{ results }] }] }] }],
  });

  it('counts every try that found one, also before one that passed', () => {
    expect(consoleProblems(report(onConsole, tryWith()))).toBe(1);
    expect(consoleProblems(report(onConsole, onConsole))).toBe(2);
  });

  it('counts no other failure', () => {
    expect(consoleProblems(report(tryWith('Error: no dialog'), tryWith()))).toBe(0);
    expect(consoleProblems(null)).toBe(0);
  });
});

describe('selectSteps', () => {
  it('runs everything unless told otherwise', () => {
    expect(selectSteps(steps, [])).toBe(steps);
  });

  it('picks steps in their own order', () => {
    const names = selectSteps(steps, ['--only', 'unit,browser']).map((step) => step.name);
    expect(names).toEqual(['browser', 'unit']);
  });

  it('refuses a step that does not exist', () => {
    expect(() => selectSteps(steps, ['--only', 'unit,nothing'])).toThrow('--only takes of');
  });
});
