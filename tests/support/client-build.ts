import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A client's build as small as can be: pages without scripts, and one file of `/assets`. */
export const makeClientBuild = async (): Promise<{ dir: string; remove: () => Promise<void> }> => {
  const dir = await mkdtemp(join(tmpdir(), 'selvage-client-'));
  await mkdir(join(dir, '.vite'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, '.vite', 'manifest.json'), '{}');
  await writeFile(join(dir, 'assets', 'part.js'), '');
  await writeFile(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dir, 'manifest.webmanifest'), '{"name":"Selvage","start_url":"/"}');
  const index = '<head><!--app-head--></head><body><!--app-html--><!--app-state--></body>';
  await writeFile(join(dir, 'index.html'), index);
  return { dir, remove: () => rm(dir, { recursive: true }) };
};
