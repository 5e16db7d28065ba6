import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { runMain } from './setup/problem.mjs';
import { runSteps } from './setup/run-steps.mjs';
import { checks, selectSteps } from './setup/test-steps.mjs';

// `npm run verify`: the static checks, with caches. `npm test` runs them without, since what a lint
// rule finds in a file may depend on other files.
await runMain(async () => {
  await withSetupLock(() => ensureInstalled('all'));
  const results = await runSteps(
    selectSteps(checks, process.argv.slice(2)).map(({ args = [], cacheArgs = [], ...step }) => ({
      ...step,
      args: [...args, ...cacheArgs],
    })),
  );
  if (results.some((result) => result.failed)) process.exitCode = 1;
});
