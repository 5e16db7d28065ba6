import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withSetupLock } from './lock.mjs';
import { assertPortFree, assertRoom, readAddress } from './machine.mjs';
import { inProject, projectRoot } from './paths.mjs';
import { runMain } from './problem.mjs';

const dataMegabytes = 200;

/**
 * Installs and builds what is missing or out of date, one process at a time in this folder.
 *
 * @param {'production' | 'all'} packages
 */
export function setUp(packages) {
  return withSetupLock(
    async () => {
      await ensureInstalled(packages);
      await ensureBuilt();
    },
    { onWait: () => console.error('Another command is setting up this folder: waiting for it …') },
  );
}

/**
 * `npm start`: sets everything up, then runs the shop's server in this process, so that signals,
 * exit codes and kill -9 need no forwarding.
 */
export function startShop() {
  return runMain(async () => {
    process.chdir(projectRoot);
    process.env.NODE_ENV ??= 'production';

    await assertPortFree(readAddress(process.env));
    assertRoom(path.resolve(process.env.DATA_DIR?.trim() || '.data'), dataMegabytes);
    await setUp('production');

    await import(pathToFileURL(inProject('dist', 'server', 'main.js')).href);
  });
}
