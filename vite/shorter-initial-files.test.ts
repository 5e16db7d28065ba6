import { expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';

import { shorterInitialFiles } from './shorter-initial-files';

const source =
  'const options = { quick: false, name: "dress" };' +
  'export const text = () => (options.quick ? document.title : options.name);' +
  'addEventListener("load", ((event) => event.target.focus()));';

it('shortens what every page loads, and nothing else, and keeps the brackets of functions', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'source', resolveId: (id) => `\0${id}`, load: () => source },
      shorterInitialFiles,
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: { index: 'index', panels: 'panels' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const found = output.flatMap((file) =>
    file.type === 'chunk'
      ? [[file.name, file.code.match(/document\.title|,\(\w+=>/g)] as const]
      : [],
  );
  expect(Object.fromEntries(found)).toEqual({
    index: [',(e=>'],
    panels: ['document.title', ',(e=>'],
  });
});
