import { readFileSync, rmSync } from 'node:fs';

import { assertRoom } from './machine.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run, startProgress } from './progress.mjs';
import { hashOf, readJson, writeJson } from './stamp.mjs';

/**
 * @typedef {'production' | 'all'} PackageSet
 * @typedef {{ lock: string, set: PackageSet, platform: string }} InstallStamp
 * @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, extraneous?: boolean }>} LockedPackages
 */

const lockFile = inProject('package-lock.json');
const stampFile = inProject('node_modules', '.selvage-install.json');
const npmRecord = inProject('node_modules', '.package-lock.json');
const installMegabytes = 1_000;
const platform = `${process.platform}-${process.arch}`;

const networkCodes =
  /\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/**
 * Says what to do about a failed `npm ci`.
 *
 * @param {string} output what npm printed
 * @returns {string}
 */
export function installMessage(output) {
  const network = networkCodes.exec(output);
  if (network) {
    return `The packages could not be downloaded: the npm registry did not answer (${network[1]}). Check the network, and the proxy if there is one (npm config get proxy, npm config get registry), then run the command again: what was downloaded is kept.`;
  }
  if (/\bENOSPC\b/.test(output)) {
    return 'The disk is full: the packages need about 1 GB. Make room and run the command again.';
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return `npm may not write to ${projectRoot} or to its cache. Give this user the right to (see the lines above for the path) and run the command again.`;
  }

  return 'npm could not install the packages; see its output above. Run the command again, or try: npm ci';
}

/**
 * Finds out which packages a manual `npm install` has installed, from npm's own record.
 *
 * @param {LockedPackages | undefined} locked `packages` of package-lock.json
 * @param {LockedPackages | undefined} installed `packages` of node_modules/.package-lock.json
 * @returns {PackageSet | null} null when something is missing or of another version
 */
export function installedSet(locked, installed) {
  if (!locked || !installed) return null;

  const missing = Object.entries(locked).filter(
    ([name, entry]) =>
      name !== '' &&
      !entry.optional &&
      !entry.devOptional &&
      !entry.peer &&
      !entry.link &&
      !entry.extraneous &&
      installed[name]?.version !== entry.version,
  );
  if (missing.length === 0) return 'all';

  return missing.every(([, entry]) => entry.dev) ? 'production' : null;
}

/**
 * Decides which packages to install.
 *
 * @param {PackageSet} wanted
 * @param {string} lock hash of package-lock.json
 * @param {InstallStamp | null} stamp of the last install
 * @returns {PackageSet | null} null when nothing is to be done
 */
export function missingSet(wanted, lock, stamp) {
  if (!stamp) return wanted;

  const fresh = stamp.lock === lock && stamp.platform === platform;
  const enough = stamp.set === 'all' || wanted === 'production';
  if (fresh && enough) return null;

  // Development packages stay installed, whatever the command.
  return stamp.set === 'all' ? 'all' : wanted;
}

/**
 * @param {string} lock
 * @returns {InstallStamp | null}
 */
function lastInstall(lock) {
  const stamp = readJson(stampFile);
  const set = installedSet(readJson(lockFile)?.packages, readJson(npmRecord)?.packages);
  if (stamp?.lock === lock) return stamp;
  if (!set) return stamp;

  const recognized = { lock, set, platform: stamp?.platform ?? platform };
  writeJson(stampFile, recognized);
  return recognized;
}

/**
 * The npm that runs this command, so that none has to be on PATH.
 *
 * @returns {[string, string[]]}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, [script]];

  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * Installs the packages of package-lock.json unless they are installed.
 *
 * @param {PackageSet} wanted 'production' is what the running shop needs
 */
export async function ensureInstalled(wanted) {
  const lock = hashOf(readFileSync(lockFile));
  const set = missingSet(wanted, lock, lastInstall(lock));
  if (!set) return;

  assertRoom(projectRoot, installMegabytes);
  rmSync(stampFile, { force: true });

  const [command, before] = npmCommand();
  const done = startProgress(
    set === 'all' ? 'Installing packages, development tools included' : 'Installing packages',
  );
  const { code, output } = await run(command, [
    ...before,
    'ci',
    set === 'all' ? '--include=dev' : '--omit=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--fetch-retries=3',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=8000',
  ]);
  done(code === 0 ? 'done' : 'failed');

  if (code !== 0) throw new Problem(`${output.trim()}\n\n${installMessage(output)}`);
  writeJson(stampFile, { lock, set, platform });
}
