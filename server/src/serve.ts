import cluster from 'node:cluster';
import { join } from 'node:path';

import type { Config } from './config';
import { openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { exitWithMessage } from './exit-with-message';
import { isEmpty } from './seed/is-empty';
import { projectRoot } from './shared/project-root';

const shutdownTimeoutMs = 10_000;

/** Serves the shop in this process, and stops it gracefully on SIGTERM and SIGINT. */
export const serve = async (config: Config): Promise<void> => {
  // Loaded while the database starts in its own thread.
  const [db, { buildApp }, { serveCommands }] = await Promise.all([
    openDatabase(config),
    import('./app'),
    import('./commands/control-server'),
  ]);
  await migrateDatabase(db);
  if (config.demo && (await isEmpty(db.orm))) {
    const { seedDemo } = await import('./seed/seed-demo');
    await seedDemo(db, { mediaRoot: join(projectRoot, 'demo/media') });
  }
  const app = await buildApp({ config, db });
  const control =
    db.kind === 'embedded' ? await serveCommands(config.dataDir, app.shop) : undefined;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const timer = setTimeout(() => {
      console.error('Some requests did not finish in time; their connections were closed.');
      app.server.closeAllConnections();
    }, shutdownTimeoutMs);
    await control?.close();
    await app.close();
    clearTimeout(timer);
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop().catch(exitWithMessage));
  process.on('SIGINT', () => void stop().catch(exitWithMessage));

  // Read ahead: a listing that is requested before it is ready waits for it.
  app.shop.readIndex().catch(() => undefined);
  await app.listen({ port: config.port, host: config.host });
  if (cluster.isPrimary) console.log(`Selvage is open at ${config.publicUrl}`);
};
