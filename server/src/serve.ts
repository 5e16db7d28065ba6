import cluster from 'node:cluster';
import { join } from 'node:path';

import type { Config } from './config';
import { type Database, openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { exitWithMessage } from './exit-with-message';
import { isEmpty } from './seed/is-empty';
import { projectRoot } from './shared/project-root';

const shutdownTimeoutMs = 10_000;

/** Opens the database and brings its schema up to date. */
const openMigrated = async (config: Config): Promise<Database> => {
  const db = await openDatabase(config);
  await migrateDatabase(db);
  return db;
};

/** Serves the shop in this process, and stops it gracefully on SIGTERM and SIGINT. */
export const serve = async (config: Config): Promise<void> => {
  // Loaded while the database starts.
  const [db, { buildApp }, commands] = await Promise.all([
    openMigrated(config),
    import('./app'),
    // A command reaches a PostgreSQL server by itself.
    config.databaseUrl === undefined ? import('./commands/control-server') : undefined,
  ]);
  if (config.demo && (await isEmpty(db.orm))) {
    const { seedDemo } = await import('./seed/seed-demo');
    await seedDemo(db, { mediaRoot: join(projectRoot, 'demo/media') });
  }
  const app = await buildApp({ config, db });
  const control = await commands?.serveCommands(config.dataDir, app.shop);

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
