import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { assertRoom } from './machine.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run, startProgress } from './progress.mjs';
import { hashOf, readJson, writeJson } from './stamp.mjs';

/** @typedef {Record<string, { size: number, mtime: number, hash: string }>} SourceRecord */

const stampFile = inProject('dist', '.build.json');
const outputs = [
  'dist/client/index.html',
  'dist/client/offline-worker.js',
  'dist/client-ar/index.html',
  'dist/server/main.js',
  'dist/server/cli.js',
];
const buildMegabytes = 100;
/** Each of two builds of pages takes up to 0.74 GB; bytes. */
const memoryForTwo = 3 * 1024 ** 3;
const viteScript = inProject('node_modules', 'vite', 'bin', 'vite.js');

/** The sources of a build. */
const buildSources = [
  'src',
  'contract',
  'locales',
  'lingui.config.ts',
  'server',
  'demo/catalogue',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
  'vite',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/**
 * Lists the files below some paths, sorted, without tests.
 *
 * @param {string} root
 * @param {string[]} entries files and folders below the root; missing ones are left out
 * @returns {string[]} paths below the root
 */
export function listSources(root, entries) {
  return entries
    .filter((entry) => existsSync(path.join(root, entry)))
    .flatMap((entry) =>
      statSync(path.join(root, entry)).isDirectory()
        ? readdirSync(path.join(root, entry), { recursive: true, withFileTypes: true })
            .filter((found) => found.isFile())
            .map((found) => path.relative(root, path.join(found.parentPath, found.name)))
        : [entry],
    )
    .filter((file) => !isTest(file))
    .sort();
}

/**
 * Records the sources of a build by their hashes. Files with the same size and time as before are not
 * read again; files that were only touched or checked out again have the same hash.
 *
 * @param {string} root
 * @param {string[]} files
 * @param {SourceRecord} known the record of the last build
 * @returns {SourceRecord}
 */
export function recordSources(root, files, known) {
  return Object.fromEntries(
    files.map((file) => {
      const { size, mtimeMs: mtime } = statSync(path.join(root, file));
      const before = known[file];
      const hash =
        before?.size === size && before.mtime === mtime
          ? before.hash
          : hashOf(readFileSync(path.join(root, file)));

      return [file, { size, mtime, hash }];
    }),
  );
}

/**
 * @param {SourceRecord} one
 * @param {SourceRecord} other
 * @returns {boolean} whether both hold the same files with the same content
 */
export function sameSources(one, other) {
  const names = Object.keys(one);

  return (
    names.length === Object.keys(other).length &&
    names.every((name) => one[name]?.hash === other[name]?.hash)
  );
}

/**
 * @typedef {{ args: string[], variables?: Record<string, string> }} Build arguments of `vite build`, and
 *   variables of its environment
 */

/** @satisfies {Record<string, Build>} */
const builds = {
  pages: { args: ['--outDir', 'dist/client'] },
  arabicPages: { args: ['--outDir', 'dist/client-ar'], variables: { BUILD_LANGUAGE: 'ar' } },
  worker: { args: ['--config', 'vite.worker.config.ts'] },
  server: { args: ['--config', 'vite.server.config.ts'] },
};

/** @param {Build} build */
async function viteBuild({ args, variables }) {
  const { code, output } = await run(process.execPath, [viteScript, 'build', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });
  if (code === 0) return;

  const full = /\bENOSPC\b/.test(output)
    ? 'The disk is full. Make room and run the command again.'
    : 'The shop could not be built; see the errors above.';
  throw new Problem(`${output.trim()}\n\n${full}`);
}

/** @param {Build[]} all */
async function buildInTurn(all) {
  for (const build of all) await viteBuild(build);
}

/**
 * Makes all builds, two at once where there is memory for it: Terser keeps one processor busy. The worker
 * comes after the pages, which empty the folder that it is in.
 */
async function buildAll() {
  const { pages, arabicPages, worker, server } = builds;
  const done = startProgress('Building the shop');
  const results = await Promise.allSettled(
    process.availableMemory() > memoryForTwo
      ? [buildInTurn([pages, worker]), buildInTurn([arabicPages, server])]
      : [buildInTurn([pages, worker, arabicPages, server])],
  );
  const failed = results.find((result) => result.status === 'rejected');
  done(failed ? 'failed' : 'done');
  if (failed) throw failed.reason;
}

/**
 * Builds the pages and the server into dist when their sources changed since the last build.
 *
 * @param {{ force?: boolean }} [options] `force` builds in any case
 */
export async function ensureBuilt({ force = false } = {}) {
  const last = readJson(stampFile);
  const sources = recordSources(projectRoot, listSources(projectRoot, buildSources), last ?? {});
  const complete = outputs.every((file) => existsSync(inProject(file)));

  if (!force && last && complete && sameSources(sources, last)) {
    writeJson(stampFile, sources);
    return;
  }

  assertRoom(projectRoot, buildMegabytes);
  rmSync(stampFile, { force: true });
  await buildAll();
  writeJson(stampFile, sources);
}
