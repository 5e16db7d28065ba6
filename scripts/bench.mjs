import { inProject } from './setup/paths.mjs';
import { runMain } from './setup/problem.mjs';
import { run } from './setup/progress.mjs';
import { setUp } from './setup/start-shop.mjs';
import { ensureChromium } from './setup/test-programs.mjs';

// `npm run bench`: the weight and time of each page on a phone, and of requests to the provider.
await runMain(async () => {
  await setUp('all');
  const { code } = await run(
    process.execPath,
    [
      inProject('node_modules', 'tsx', 'dist', 'cli.mjs'),
      inProject('tests', 'bench', 'bench.ts'),
      ...process.argv.slice(2),
    ],
    { env: { ...process.env, CHROMIUM_PATH: await ensureChromium() }, show: true },
  );
  process.exitCode = code;
});
