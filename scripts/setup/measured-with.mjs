import os from 'node:os';
import path from 'node:path';

import { findChromium, findOtherBrowser, findPostgresFolder } from './find-program.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { run } from './progress.mjs';
import { readJson } from './stamp.mjs';

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
 * What measured figures depend on besides the shop: the programs' versions and the machine.
 *
 * @returns {Promise<{ versions: string, machine: string }>}
 */
export async function measuredWith() {
  const postgres = findPostgresFolder();
  return {
    versions: [
      `Node ${process.versions.node}`,
      `PostgreSQL ${await versionOf(postgres && path.join(postgres, 'postgres'))}`,
      `PGlite ${readJson(inProject('package.json')).dependencies['@electric-sql/pglite']}`,
      `Chromium ${await versionOf(findChromium())}`,
      `Firefox ${await versionOf(findOtherBrowser('Firefox'))}`,
      `WebKit by Cog ${await versionOf(findOtherBrowser('WebKit'))}`,
    ].join(', '),
    machine: `${os.availableParallelism()} cores and ${Math.round(os.totalmem() / gigabyte)} GB of memory, ${os.platform()}`,
  };
}
