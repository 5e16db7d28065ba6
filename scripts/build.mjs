import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { runMain } from './setup/problem.mjs';

// `npm run build`: builds pages and server into dist, even if they are up to date.
await runMain(() =>
  withSetupLock(async () => {
    await ensureInstalled('production');
    await ensureBuilt({ force: true });
  }),
);
