import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { tableRows } from './document.mjs';
import { inProject } from './paths.mjs';
import { trustLines } from './trust-lines.mjs';
import {
  documentTable,
  keptRows,
  printedReport,
  readFigures,
  reportLines,
} from './trust-report.mjs';

/** @type {import('./trust-lines.mjs').TrustLine[]} */
const lines = [
  {
    line: 1,
    rule: 'One holds.',
    parts: { here: 'tests/trust/workers.test.ts', there: 'tests/trust/payments.test.ts' },
  },
  { line: 2, rule: 'Two holds.', parts: { here: 'tests/trust/workers.test.ts' } },
];
const figures = readFigures(
  [
    { line: 1, part: 'here', figure: '3 of 9', isMet: false },
    { line: 1, part: 'here', figure: '9 of 9', isMet: true },
    { line: 1, part: 'there', figure: 'a | b', isMet: true },
  ]
    .map((figure) => `${JSON.stringify(figure)}\n`)
    .join(''),
);

describe('the report of the soak', () => {
  it('takes the last figure of each part, and a part without one is not met', () => {
    const report = reportLines(figures, lines);
    expect(report.map(({ isMet }) => isMet)).toEqual([true, false]);
    expect(printedReport(report).split('\n')).toEqual([
      ' 1  met      One holds.',
      '             here: 9 of 9',
      '             there: a | b',
      ' 2  NOT MET  Two holds.',
      '             here: no figure',
    ]);
  });

  it('is not met where a figure says so', () => {
    const [slow] = reportLines([{ line: 2, part: 'here', figure: '9 s', isMet: false }], lines);
    expect(slow?.isMet).toBe(false);
    expect(reportLines([], lines).some(({ isMet }) => isMet)).toBe(false);
  });

  it('counts no part as met that was not run, and names it', () => {
    const notRun = {
      line: 1,
      part: 'there',
      figure: 'no such browser',
      isMet: false,
      isNotRun: true,
    };
    const ofBoth = (/** @type {boolean} */ isMet) =>
      reportLines([{ line: 1, part: 'here', figure: '9', isMet }, notRun], lines.slice(0, 1));
    expect(documentTable(ofBoth(true))).toContain('| yes; not run: there |');
    expect(documentTable(ofBoth(false))).toContain('| no; not run: there |');
    expect(reportLines([notRun], [{ line: 1, rule: 'One holds.', parts: { there: '' } }])).toEqual([
      expect.objectContaining({ isMet: false, notRun: ['there'] }),
    ]);
  });

  it('is a table for the document', () => {
    expect(documentTable(reportLines(figures, lines)).split('\n')[2]).toBe(
      String.raw`| 1 | One holds. | here: 9 of 9<br>there: a \| b | yes | \`tests/trust/workers.test.ts\`<br>\`tests/trust/payments.test.ts\` |`.replaceAll(
        String.raw`\``,
        '`',
      ),
    );
  });
});

describe('the document of a machine that has no figure of a line', () => {
  const page = tableRows(documentTable(reportLines(figures, lines)));
  const earlier = page.map(([line, rule]) => [line ?? '', rule ?? '', 'a | b', 'yes', '']);
  const without = (/** @type {number} */ line) =>
    reportLines(
      figures.filter((figure) => figure.line !== line),
      lines,
    );

  it('keeps those of the page', () => {
    const kept = keptRows(earlier, without(1), []);
    expect(kept.map(([line]) => line)).toEqual(['1', '2']);
    expect(tableRows(documentTable(without(1), kept))).toEqual([
      [
        '1',
        'One holds.',
        'a | b',
        'yes',
        '`tests/trust/workers.test.ts`<br>`tests/trust/payments.test.ts`',
      ],
      ['2', 'Two holds.', 'a | b', 'yes', '`tests/trust/workers.test.ts`'],
    ]);
  });

  it('keeps none of a line that was measured, and of one whose test came to no figure', () => {
    expect(keptRows(earlier, without(2), []).map(([line]) => line)).toEqual(['2']);
    expect(
      keptRows(earlier, without(1), ['tests/trust/payments.test.ts']).map(([line]) => line),
    ).toEqual(['2']);
    expect(keptRows(earlier, without(1), ['tests/trust/workers.test.ts'])).toEqual([]);
  });
});

describe('the lines', () => {
  it('are 29, each measured by tests that exist', () => {
    expect(trustLines.map(({ line }) => line)).toEqual(
      Array.from({ length: 29 }, (_, at) => at + 1),
    );
    const files = trustLines.flatMap(({ parts }) => Object.values(parts));
    expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([]);
  });
});
