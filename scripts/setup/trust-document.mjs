import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findChromium, findOtherBrowser, findPostgresFolder } from './find-program.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { run } from './progress.mjs';
import { readJson } from './stamp.mjs';
import { documentTable } from './trust-report.mjs';

const gigabyte = 1024 ** 3;

/**
 * The commit that is checked out, which ends in `-dirty` where files differ from it.
 *
 * @param {string} [folder]
 * @returns {Promise<string | null>} null outside of a repository, or without git
 */
export async function commitOf(folder = projectRoot) {
  const describe = ['describe', '--always', '--dirty', '--exclude=*'];
  const { output } = await run('git', ['-C', folder, ...describe]);
  return /^[\da-f]{7,40}(?:-dirty)?$/m.exec(output)?.[0] ?? null;
}

/**
 * @param {string | null} program
 * @returns {Promise<string>} the number in what it prints for `--version`
 */
async function versionOf(program) {
  if (program === null) return 'none';
  const { output } = await run(program, ['--version']);
  return /\d+\.\d[\d.]*/.exec(output)?.[0] ?? 'unknown';
}

/**
 * The page, in Markdown.
 *
 * @param {import('./trust-report.mjs').ReportedLine[]} lines
 * @param {{ date: string, commit: string | null, versions: string[], machine: string }} measured
 */
export function trustPage(lines, { date, commit, versions, machine }) {
  const at = commit === null ? '' : `, at commit \`${commit}\`,`;
  return `# What the shop withstands

Each line is measured by tests. \`npm test\` runs them with small numbers, \`npm run test:soak\` with those below, and
fails where a line has no figure or is not met. \`npm run test:soak -- --lines 4,12\` measures some lines again,
\`--language en\` runs the browser's tests in one language instead of both, and \`-- --document\` writes this page.

Measured on ${date}${at} by \`npm run test:soak -- --document\` with ${versions.join(', ')},
on a machine with ${machine}. "Embedded" is the database in the shop's own process (PGlite), "PostgreSQL" a server that
the test starts; where a line is about processes, they share one such server. What could not be run on that
machine is named beside the verdict, which is about the rest.

Lines 1, 3 to 5, 10, 11, 13, 15 and 16 are about calls that meet in the database at the same time, from several
processes: they run on PostgreSQL alone, since the embedded database has one process and one connection, on which one
transaction follows another. Line 9 and the power loss of line 8 are about files of the embedded database that the shop
answers for; PostgreSQL answers for its own. Lines 18, 19, 20, 22 and 23 are about what browsers and pages make of
answers, whichever database these come from.

${documentTable(lines)}
`;
}

/**
 * Writes docs/trust.md with the figures of this machine.
 *
 * @param {import('./trust-report.mjs').ReportedLine[]} lines
 * @param {string | null} commit that they were measured at
 */
export async function writeTrustDocument(lines, commit) {
  const postgres = findPostgresFolder();
  const text = trustPage(lines, {
    date: new Date().toISOString().slice(0, 10),
    commit,
    versions: [
      `Node ${process.versions.node}`,
      `PostgreSQL ${await versionOf(postgres && path.join(postgres, 'postgres'))}`,
      `PGlite ${readJson(inProject('package.json')).dependencies['@electric-sql/pglite']}`,
      `Chromium ${await versionOf(findChromium())}`,
      `Firefox ${await versionOf(findOtherBrowser('Firefox'))}`,
      `WebKit by Cog ${await versionOf(findOtherBrowser('WebKit'))}`,
    ],
    machine: `${os.availableParallelism()} cores and ${Math.round(os.totalmem() / gigabyte)} GB of memory, ${os.platform()}`,
  });
  const file = inProject('docs', 'trust.md');
  const { format, resolveConfig } = await import('prettier');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}
