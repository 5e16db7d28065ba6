import { parseArgs } from 'node:util';

import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { inProject } from './setup/paths.mjs';
import { runMain } from './setup/problem.mjs';
import { run } from './setup/progress.mjs';
import { ensureChromium } from './setup/test-programs.mjs';
import { recordShop, shrinkPictures, workshopConfig } from './setup/workshop.mjs';

// `npm run workshop`: every component in all its states, on a local page with hot reload, on PORT.
// `-- --accept` takes what it looks like now for what the browser tests compare it with, `-- --accept bag`
// that of one sheet.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'boolean' } },
    allowPositionals: true,
  });
  await withSetupLock(() => ensureInstalled('all'));

  if (values.accept) {
    const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
    const config = inProject('tests', 'browser');
    const which = positionals.length > 0 ? ['--grep', `(?:${positionals.join('|')}), in`] : [];
    const args = ['test', '--config', config, 'workshop.test.ts', '--update-snapshots=changed'];
    const env = { ...process.env, SOAK: '1', CHROMIUM_PATH: await ensureChromium() };
    const { code } = await run(process.execPath, [cli, ...args, ...which], { env, show: true });
    await shrinkPictures(inProject('tests', 'browser', 'workshop'));
    process.exitCode = code;
    return;
  }
  await recordShop();
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: workshopConfig,
    server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  });
  await server.listen();
  server.printUrls();
});
