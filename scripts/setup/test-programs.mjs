import {
  findChromium,
  findOtherBrowser,
  findPostgresFolder,
  findProgram,
} from './find-program.mjs';
import { inProject } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run, startProgress } from './progress.mjs';

const aptFolders = ['/usr/bin'];
const inCi = () => process.env.CI === 'true' || process.env.CI === '1';

/** @returns {boolean} whether this process may install Debian packages */
const canUseApt = () => process.getuid?.() === 0 && findProgram(['apt-get'], aptFolders) !== null;

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = startProgress(`Installing ${packages.join(' and ')} from the system's packages`);

  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  );
  done(code === 0 ? 'done' : 'failed');
  if (code !== 0) console.log(output.trim());

  return code === 0;
}

/** Any of these stands in until the shop's own fonts are there (vite/stand-in-fonts.ts). */
const standInFonts = /Arial|Helvetica|Liberation Sans|Roboto/;

/** Installs a font that stands in, where a system that lists its fonts has none. */
async function ensureStandInFont() {
  const { code, output } = await run('fc-list', [':', 'family']);
  if (code === 0 && !standInFonts.test(output) && canUseApt())
    await aptInstall(['fonts-liberation']);
}

/** @returns {Promise<string | null>} the path of playwright's own Chromium */
async function installPlaywrightChromium() {
  const done = startProgress('Downloading Chromium for the browser tests');
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium']);
  done(code === 0 ? 'done' : 'failed');
  if (code !== 0) console.log(output.trim());

  const { chromium } = await import('@playwright/test');
  return code === 0 ? chromium.executablePath() : null;
}

/**
 * Makes sure that there is a browser to test with.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const chromium = await findOrInstallChromium();
  await ensureStandInFont();
  return chromium;
}

async function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Problem(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no program there.`,
    );
  }

  if (canUseApt()) await aptInstall(['chromium']);
  const installed = findChromium() ?? (await installPlaywrightChromium());
  if (installed) return installed;

  throw new Problem(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium, and run the command again.',
  );
}

/** Looks for PostgreSQL, installs it on a CI machine, and reports when its tests will be skipped. */
export async function lookForPostgres() {
  if (!findPostgresFolder() && inCi() && canUseApt()) await aptInstall(['postgresql']);

  const folder = findPostgresFolder();
  console.log(
    folder
      ? `PostgreSQL for the tests: ${folder}`
      : 'PostgreSQL is not installed: the tests that need a PostgreSQL server are skipped (Debian: apt-get install postgresql).',
  );
}

/** The other browsers that test the sanitizing of HTML, too, with the Debian packages that bring them. */
const otherBrowsers = /** @type {const} */ ([
  ['Firefox', 'firefox-esr'],
  ['WebKit', 'cog'],
]);

/** Reports which other browsers there are. */
export function reportOtherBrowsers() {
  for (const [name, debianPackage] of otherBrowsers) {
    console.log(
      findOtherBrowser(name)
        ? `${name} for the tests of HTML sanitizing: ${findOtherBrowser(name)}`
        : `${name} is not installed: HTML sanitizing is tested without it (Debian: apt-get install ${debianPackage}).`,
    );
  }
}

/** Installs the other browsers where this process may, each by itself, and reports which there are. */
export async function ensureOtherBrowsers() {
  for (const [name, debianPackage] of otherBrowsers) {
    if (!findOtherBrowser(name) && canUseApt()) await aptInstall([debianPackage]);
  }
  reportOtherBrowsers();
}
