import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const makeBuild = async (dir: string, html: string): Promise<void> => {
  await mkdir(join(dir, '.vite'), { recursive: true });
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, '.vite', 'manifest.json'), '{}');
  await writeFile(join(dir, 'assets', 'part.js'), '');
  await writeFile(join(dir, 'assets', `${basename(dir)}.js`), '');
  await writeFile(join(dir, 'offline-worker.js'), 'addEventListener("fetch", () => {});');
  await writeFile(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dir, 'manifest.webmanifest'), '{"name":"Selvage","start_url":"/"}');
  const index =
    '<head><!--app-head--></head><body><!--app-html--><!--app-state--><style data-shell></style><noscript><!--app-no-script--></noscript></body>';
  await writeFile(join(dir, 'index.html'), `${html}${index}</html>`);
};

/**
 * A client's build as small as can be, in English and in Arabic: pages without scripts, and two
 * files of `/assets`, one of its own.
 */
export const makeClientBuild = async (): Promise<{ dir: string; remove: () => Promise<void> }> => {
  const root = await mkdtemp(join(tmpdir(), 'selvage-client-'));
  const dir = join(root, 'client');
  await makeBuild(dir, '<html lang="en" dir="ltr">');
  await makeBuild(`${dir}-ar`, '<html lang="ar" dir="rtl">');
  return { dir, remove: () => rm(root, { recursive: true }) };
};
