import { readFileSync } from 'node:fs';

import { tableRows, writeDocument } from './document.mjs';
import { measuredWith } from './measured-with.mjs';
import { inProject } from './paths.mjs';
import { documentTable, keptRows } from './trust-report.mjs';

/**
 * The page, in Markdown.
 *
 * @param {import('./trust-report.mjs').ReportedLine[]} lines
 * @param {{ date: string, commit: string | null, versions: string, machine: string }} measured
 * @param {string[][]} kept rows of the page as it was, whose figures stay
 */
export function trustPage(lines, { date, commit, versions, machine }, kept = []) {
  const at = commit === null ? '' : `, at commit \`${commit}\`,`;
  const earlier = kept.map(([line]) => line).join(', ');
  return `# What the shop withstands

Each line is measured by tests. \`npm test\` runs them with small numbers, \`npm run test:soak\` with those below, and
fails where a line has no figure or is not met. \`npm run test:soak -- --lines 4,12\` measures some lines again,
\`--language en\` runs the browser's tests in one language instead of both, and \`-- --document\` writes this page, where
lines that this machine has no figures of keep theirs. The traffic of line 28 lasts ten minutes, or as many as
\`SOAK_MINUTES\` says: 60 for an hour, 0.5 to try it.

Measured on ${date}${at} by \`npm run test:soak -- --document\` with ${versions},
on a machine with ${machine}. "Embedded" is the database in the shop's own process (PGlite), "PostgreSQL" a server that
the test starts; where a line is about processes, they share one such server. What could not be run on that
machine is named beside the verdict, which is about the rest.${earlier && ` Lines measured earlier: ${earlier}.`}

Lines 1, 3 to 5, 10, 11, 13, 15 and 16 are about calls that meet in the database at the same time, from several
processes: they run on PostgreSQL alone, since the embedded database has one process and one connection, on which one
transaction follows another. Line 9 and the power loss of line 8 are about files of the embedded database that the shop
answers for; PostgreSQL answers for its own. Lines 18, 19, 20, 22 and 23 are about what browsers and pages make of
answers, whichever database these come from. Line 28 is about the processes of \`npm start -- --workers 4\`, which share
a PostgreSQL server, and line 29 about two shops that share one and its replica.

${documentTable(lines, kept)}
`;
}

/**
 * Writes docs/trust.md with the figures of this machine. Lines that it has none of keep those of the page.
 *
 * @param {import('./trust-report.mjs').ReportedLine[]} lines
 * @param {string | null} commit that they were measured at
 * @param {string[]} filesRun the tests that were run now
 */
export async function writeTrustDocument(lines, commit, filesRun) {
  const file = inProject('docs', 'trust.md');
  const rows = tableRows(readFileSync(file, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const measured = { date, commit, ...(await measuredWith()) };
  await writeDocument(file, trustPage(lines, measured, keptRows(rows, lines, filesRun)));
}
