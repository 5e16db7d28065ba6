import { readFileSync } from 'node:fs';

import { replaceBetween, writeDocument } from './document.mjs';
import { inProject } from './paths.mjs';
import { speedParts } from './speed-lines.mjs';
import { lastRuns, reportSpeed, runsTable, speedTable, tablesOf } from './speed-report.mjs';

/**
 * Writes the tables of docs/performance.md: the lines with their last runs, these runs, and what the
 * last run of each part printed. The rest of the page is written by hand.
 *
 * @param {import('./speed-report.mjs').SpeedRun[]} runs
 */
export async function writeSpeedDocument(runs) {
  const file = inProject('docs', 'performance.md');
  const ofParts = speedParts.map((part) => lastRuns(runs, part));
  const tables = {
    lines: speedTable(reportSpeed(runs)),
    runs: runsTable(ofParts.flat()),
    ...Object.fromEntries(
      speedParts.map((part, at) => {
        const last = ofParts[at]?.at(-1);
        return [part, last === undefined ? 'Not measured.' : tablesOf(last)];
      }),
    ),
  };
  const text = Object.entries(tables).reduce(
    (document, [name, content]) => replaceBetween(document, name, content),
    readFileSync(file, 'utf8'),
  );
  await writeDocument(file, text);
}
