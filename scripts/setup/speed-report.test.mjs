import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readBetween, replaceBetween } from './document.mjs';
import { inProject } from './paths.mjs';
import { speedPage } from './speed-document.mjs';
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

describe('the page of the bench', () => {
  const empty = ['lines', 'runs', ...speedParts]
    .map((name) => `<!-- begin ${name} -->\n<!-- end ${name} -->`)
    .join('\n');
  const table = { table: 'On a phone', rows: { home: { 'JS kB': 160 } } };
  const score = { line: 'home: performance', value: 99, note: 'in Arabic' };

  it('has the tables of what was recorded, and says what was not measured', () => {
    const page = speedPage(empty, read(runOf(1, table)));
    expect(readBetween(page, 'pages')).toContain('| home | 160 |');
    expect(readBetween(page, 'own')).toBe('Not measured.');
  });

  it('keeps what it says of a part that has no records any more', () => {
    const page = speedPage(empty, read([...runOf(1, table), ...runOf(2, score, table)]));
    expect(page).toContain('| not measured | 99 (in Arabic) | not measured | at least 100 |');
    expect(speedPage(page, [])).toBe(page);
    const ofOwn = { ...runOf(1)[0], part: 'own' };
    const later = speedPage(page, read([ofOwn, { ...ofOwn, line: 'npm test, s', value: 700 }]));
    expect(later).toContain('| npm test, s | 700 |');
    expect(later).toContain('| not measured | 99 (in Arabic) | not measured | at least 100 |');
    expect(readBetween(later, 'pages')).toBe(readBetween(page, 'pages'));
    expect(readBetween(later, 'runs').split('\n')).toEqual([
      ...readBetween(page, 'runs').split('\n'),
      '| own | 1 | 2026-11-26 10:20 | `npm run bench` | Node 20 | 2 cores |',
    ]);
  });

  it('forgets what it says of a part that was measured again', () => {
    const page = speedPage(empty, read(runOf(1, score, table)));
    const again = speedPage(page, read(runOf(1, { ...score, value: 100 })));
    expect(again).toContain('| 100 (in Arabic) | not measured | not measured |');
    expect(again).not.toContain('JS kB');
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
