import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { assertPortFree, readAddress } from './setup/machine.mjs';
import { runMain } from './setup/problem.mjs';

// `npm run dev`: pages with hot reload on PORT, the API with reload on the next port, in one command.
await runMain(async () => {
  await withSetupLock(() => ensureInstalled('all'));

  const { port, host } = readAddress(process.env);
  const apiPort = port + 1;
  await assertPortFree({ port, host });
  await assertPortFree({ port: apiPort, host: '127.0.0.1' });

  const { concurrently } = await import('concurrently');
  const { result } = concurrently(
    [
      {
        name: 'api',
        command: 'tsx watch --clear-screen=false server/src/main.ts',
        env: {
          SELVAGE_DEV: '1',
          HOST: '127.0.0.1',
          PORT: String(apiPort),
          PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
        },
        prefixColor: 'cyan',
      },
      {
        name: 'pages',
        command: `vite --host ${host} --port ${port} --strictPort`,
        env: { API_PORT: String(apiPort) },
        prefixColor: 'magenta',
      },
    ],
    { killOthersOn: ['failure', 'success'] },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
});
