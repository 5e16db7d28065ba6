import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { replaceBetween } from './document.mjs';
import { inProject } from './paths.mjs';
import { speedLines, speedParts } from './speed-lines.mjs';
import {
  lastRuns,
  printedSpeed,
  readRuns,
  reportSpeed,
  runsTable,
  speedSummary,
  speedTable,
  tablesOf,
} from './speed-report.mjs';

/** @type {import('./speed-lines.mjs').SpeedLine[]} */
const lines = [
  { part: 'pages', line: 'home: requests', atMost: 20, everShop: 14 },
  { part: 'pages', line: 'home: performance', atLeast: 100 },
  { part: 'own', line: 'npm run verify, s' },
];

/**
 * @param {number} run
 * @param {...object} recorded
 */
const runOf = (run, ...recorded) => [
  {
    part: 'pages',
    run,
    at: '2026-11-26T10:20:30.000Z',
    command: 'npm run bench',
    versions: 'Node 20',
    machine: '2 cores',
  },
  ...recorded.map((one) => ({ part: 'pages', run, ...one })),
];

const requests = (/** @type {number} */ value) => ({ line: 'home: requests', value });

/** @param {object[]} recorded */
const read = (recorded) => readRuns(recorded.map((one) => `${JSON.stringify(one)}\n`).join(''));

describe('the report of the bench', () => {
  it('shows the last three runs, and a line is met where each of them met it', () => {
    const runs = read([
      ...runOf(1, requests(99)),
      ...runOf(2, requests(11)),
      ...runOf(3, requests(20), { line: 'home: performance', value: 99, note: 'in Arabic' }),
      ...runOf(4, requests(12)),
    ]);
    expect(speedSummary(reportSpeed(runs, lines))).toBe('Met: 1, not met: 1, not measured: 1.');
    expect(reportSpeed(runs, lines)).toEqual([
      {
        line: 'home: requests',
        ours: ['11', '20', '12'],
        goal: 'at most 20',
        everShop: '14',
        medusa: 'not measured',
        verdict: 'met',
      },
      {
        line: 'home: performance',
        ours: ['not measured', '99 (in Arabic)', 'not measured'],
        goal: 'at least 100',
        everShop: 'not measured',
        medusa: 'not measured',
        verdict: 'not met',
      },
      {
        line: 'npm run verify, s',
        ours: ['not measured', 'not measured', 'not measured'],
        goal: 'no goal',
        everShop: 'not measured',
        medusa: 'not measured',
        verdict: 'not measured',
      },
    ]);
  });

  it('is a table for a terminal and for the document', () => {
    const report = reportSpeed(read(runOf(1, requests(21))), lines.slice(0, 1));
    expect(printedSpeed(report).split('\n')[1]).toMatch(
      /^home: requests {2}21 +not measured +not measured +at most 20 +14 +not measured +not met$/,
    );
    expect(speedTable(report).split('\n')[2]).toBe(
      '| home: requests | 21 | not measured | not measured | at most 20 | 14 | not measured | not met |',
    );
  });

  it('says when and how each run was measured, and has its tables', () => {
    const rows = { home: { 'JS kB': 160 }, bag: { 'JS kB': 170, requests: 3 } };
    const runs = lastRuns(read(runOf(7, { table: 'On a phone', rows })), 'pages');
    expect(runsTable(runs).split('\n')[2]).toBe(
      '| pages | 7 | 2026-11-26 10:20 | `npm run bench` | Node 20 | 2 cores |',
    );
    expect(runs.map(tablesOf)).toEqual([
      'On a phone:\n\n|  | JS kB | requests |\n| --- | --- | --- |\n| home | 160 |  |\n| bag | 170 | 3 |',
    ]);
  });
});

describe('the lines', () => {
  it('have names of their own, and each part has some', () => {
    expect(new Set(speedLines.map(({ line }) => line)).size).toBe(speedLines.length);
    expect([...new Set(speedLines.map(({ part }) => part))].sort()).toEqual([...speedParts].sort());
  });

  it('and the tables of each part have a place in the document', () => {
    const text = readFileSync(inProject('docs', 'performance.md'), 'utf8');
    for (const name of ['lines', 'runs', ...speedParts]) {
      expect(replaceBetween(text, name, 'A table.')).toContain('A table.');
    }
  });
});
