import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withSetupLock } from './lock.mjs';
import { assertPortFree, assertRoom, readAddress } from './machine.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { runMain } from './problem.mjs';

const DATA_MEGABYTES = 200;

/**
 * Installs what is missing and builds what is stale, one process at a time in this folder.
 *
 * @param {'production' | 'all'} packages
 */
export function setUp(packages) {
  return withSetupLock(
    async () => {
      await ensureInstalled(packages);
      await ensureBuilt();
    },
    { onWait: () => console.log('Another start is setting this folder up: waiting for it …') },
  );
}

/**
 * `npm start`: makes everything ready and becomes the shop's server. The server runs in this very
 * process, so that signals, exit codes and kill -9 reach it as they are.
 */
export function startShop() {
  return runMain(async () => {
    process.chdir(projectRoot);
    process.env.NODE_ENV ??= 'production';

    await assertPortFree(readAddress(process.env));
    assertRoom(path.resolve(process.env.DATA_DIR?.trim() || '.data'), DATA_MEGABYTES);
    await setUp('production');

    await import(pathToFileURL(inProject('dist', 'server', 'main.js')).href);
  });
}
