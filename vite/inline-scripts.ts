import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { minify, type Plugin, transformWithOxc } from 'vite';

/** In the order in which they run. */
const names = [
  'currency-at-start',
  'replay-clicks',
  'language-memory',
  'load-failure',
  'loading-order',
];

/** The scripts that every page contains, as one. */
const inlineScript = async (): Promise<string> => {
  const sources = names.map((name) =>
    fileURLToPath(new URL(`../src/app/entrypoint/${name}.ts`, import.meta.url)),
  );
  const texts = await Promise.all(
    sources.map(async (source) => {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      return (await minify(source, code)).code;
    }),
  );
  return texts.join(';');
};

/** Puts scripts into the page itself, which have to run before all others. */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  transformIndexHtml: async (html) =>
    html.replace('<!--inline-scripts-->', `<script>${await inlineScript()}</script>`),
};
