import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { inProject } from './setup/paths.mjs';
import { Problem, runMain } from './setup/problem.mjs';
import { run } from './setup/progress.mjs';

// `npm run contract -- URL`: checks any provider against the contract.
await runMain(async () => {
  const url = process.argv[2];
  if (!url || !URL.canParse(url)) {
    throw new Problem(
      'Name the provider to check: npm run contract -- http://127.0.0.1:3000 (log in by CONTRACT_EMAIL and CONTRACT_PASSWORD).',
    );
  }

  await withSetupLock(() => ensureInstalled('all'));
  const { code } = await run(
    process.execPath,
    [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      'integration',
      'tests/contract',
    ],
    { env: { ...process.env, CONTRACT_BASE_URL: url }, show: true },
  );
  process.exitCode = code;
});
