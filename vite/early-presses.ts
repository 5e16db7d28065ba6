import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { minify, type Plugin, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('../src/app/entrypoint/early-presses.ts', import.meta.url));

/** The script that keeps presses until the page is hydrated, as every page contains it. */
export const earlyPressesScript = async (): Promise<string> => {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  return (await minify(source, code)).code;
};

/** Puts the script into the page itself: it has to be there before all others. */
export const earlyPresses: Plugin = {
  name: 'early-presses',
  transformIndexHtml: async (html) =>
    html.replace('<!--early-presses-->', `<script>${await earlyPressesScript()}</script>`),
};
