import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const debianPostgresql = '/usr/lib/postgresql';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for the first of some programs in some folders.
 *
 * @param {string[]} names
 * @param {string[]} folders
 * @returns {string | null} its path
 */
export function findProgram(names, folders) {
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));

  return candidates.find(isExecutable) ?? null;
}

const onPath = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);

/**
 * Looks for the first of some programs on the PATH.
 *
 * @param {string[]} names
 * @returns {string | null} its path
 */
export const findOnPath = (names) => findProgram(names, onPath());

/** Debian installs PostgreSQL's server programs outside of PATH, in a folder for each version. */
function debianPostgresFolders() {
  try {
    return readdirSync(debianPostgresql)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => path.join(debianPostgresql, version, 'bin'));
  } catch {
    return [];
  }
}

/**
 * The browser for the tests: CHROMIUM_PATH, else the system's.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : null;

  return findOnPath(['chromium', 'chromium-browser', 'google-chrome']);
}

/** Browsers of the other engines, by the names of their programs. */
const otherBrowsers = { Firefox: ['firefox-esr', 'firefox'], WebKit: ['cog'] };

/**
 * A browser that tests open a page in where there is one.
 *
 * @param {keyof typeof otherBrowsers} name
 * @returns {string | null} its path
 */
export function findOtherBrowser(name) {
  return findOnPath(otherBrowsers[name]);
}

/**
 * The folder of PostgreSQL's server programs, for the tests that start a server of their own.
 *
 * @returns {string | null}
 */
export function findPostgresFolder() {
  const initdb = findProgram(['initdb'], [...onPath(), ...debianPostgresFolders()]);

  return initdb && path.dirname(initdb);
}
