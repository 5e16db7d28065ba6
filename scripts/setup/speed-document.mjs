import { readFileSync } from 'node:fs';

import { readBetween, replaceBetween, tableRows, writeDocument } from './document.mjs';
import { inProject } from './paths.mjs';
import { speedLines, speedParts } from './speed-lines.mjs';
import { lastRuns, reportSpeed, runsTable, speedTable, tablesOf } from './speed-report.mjs';

/** @typedef {import('./speed-report.mjs').SpeedRun} SpeedRun */

/**
 * The runs that the page names, with the figures that it shows of them, but without their tables.
 *
 * @param {string} page
 * @returns {SpeedRun[]}
 */
function runsOnPage(page) {
  const shown = tableRows(readBetween(page, 'lines'));
  const rows = tableRows(readBetween(page, 'runs'));
  return rows.map((row, at) => {
    const [part = '', run, begun = '', command = '', versions = '', machine = ''] = row;
    const column = 1 + rows.slice(0, at).filter(([other]) => other === part).length;
    const figures = speedLines
      .filter((line) => line.part === part)
      .flatMap(({ line }) => {
        const cell = shown.find(([name]) => name === line)?.[column] ?? '';
        const [, value, note] = /^([\d.]+)(?: \((.+)\))?$/.exec(cell) ?? [];
        return value === undefined ? [] : [[line, { value: Number(value), note }]];
      });
    return {
      part,
      run: Number(run),
      at: begun,
      command: command.replaceAll('`', ''),
      versions,
      machine,
      figures: Object.fromEntries(figures),
      tables: {},
    };
  });
}

/**
 * The page with the tables of these runs: the lines with their last runs, the runs, and what the last run of
 * each part printed. Of a part that has none, as on a new machine, it keeps what it says.
 *
 * @param {string} page
 * @param {SpeedRun[]} recorded
 * @returns {string} in Markdown
 */
export function speedPage(page, recorded) {
  const kept = runsOnPage(page).filter(({ part }) => lastRuns(recorded, part).length === 0);
  const runs = [...kept, ...recorded];
  const tables = {
    lines: speedTable(reportSpeed(runs)),
    runs: runsTable(speedParts.flatMap((part) => lastRuns(runs, part))),
    ...Object.fromEntries(
      speedParts.map((part) => {
        const last = lastRuns(recorded, part).at(-1);
        return [part, last ? tablesOf(last) : readBetween(page, part) || 'Not measured.'];
      }),
    ),
  };
  return Object.entries(tables).reduce(
    (text, [name, content]) => replaceBetween(text, name, content),
    page,
  );
}

/**
 * Writes the tables of docs/performance.md. The rest of the page is written by hand.
 *
 * @param {SpeedRun[]} runs
 */
export async function writeSpeedDocument(runs) {
  const file = inProject('docs', 'performance.md');
  await writeDocument(file, speedPage(readFileSync(file, 'utf8'), runs));
}
