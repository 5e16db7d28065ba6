import { pathToFileURL } from 'node:url';

import { inProject } from './setup/paths.mjs';
import { runMain } from './setup/problem.mjs';
import { setUp } from './setup/start-shop.mjs';

// `npm run shop -- …`: the shopkeeper's commands, which work beside a running shop.
await runMain(async () => {
  process.env.NODE_ENV ??= 'production';
  await setUp('production');
  await import(pathToFileURL(inProject('dist', 'server', 'cli.js')).href);
});
