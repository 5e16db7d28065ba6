import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inProject } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './progress.mjs';

/** Where the demo shop's responses are, one file for each language. */
export const recordedFolder = inProject('node_modules', '.cache', 'selvage', 'workshop-shop');

export const workshopConfig = inProject('workshop', 'vite.config.ts');

/**
 * @param {string} problem
 * @param {string[]} args of Node
 */
async function runNode(problem, args) {
  const { code, output } = await run(process.execPath, args);
  if (code !== 0) throw new Problem(`${output.trim()}\n\n${problem}`);
}

/** Records what the demo shop responds, which the components of the workshop show. */
export const recordShop = () =>
  runNode('The demo shop could not be recorded; see the errors above.', [
    // Its database is WebAssembly, which is not worth optimizing for a few calls.
    '--liftoff-only',
    '--wasm-lazy-compilation',
    '--disable-warning=ExperimentalWarning',
    inProject('node_modules', 'tsx', 'dist', 'cli.mjs'),
    inProject('workshop', 'record-shop.ts'),
    recordedFolder,
  ]);

/**
 * Builds the page of the workshop, for the browser tests.
 *
 * @param {string} folder where it will be, whole
 */
export async function buildWorkshop(folder) {
  const part = `${folder}.part`;
  await recordShop();
  await runNode('The workshop could not be built; see the errors above.', [
    inProject('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    ...['--config', workshopConfig, '--outDir', part],
  ]);
  renameSync(part, folder);
}

/** Enough for the house's few colors and the edges of letters. */
const pictureColors = 16;

/**
 * Writes the new pictures of a folder with a palette, in a quarter of the space.
 *
 * @param {string} folder
 */
export async function shrinkPictures(folder) {
  const { default: sharp } = await import('sharp');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith('.png'))) {
    const picture = sharp(path.join(folder, file));
    if ((await picture.metadata()).isPalette) continue;
    const palette = { palette: true, colours: pictureColors, dither: 0, effort: 10 };
    const shrunk = await picture.removeAlpha().png(palette).toBuffer();
    writeFileSync(path.join(folder, file), shrunk);
  }
}
