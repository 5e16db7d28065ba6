import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { loadConfig } from './config';
import { openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { projectRoot } from './shared/project-root';
import { isEmpty } from './seed/is-empty';
import { exitWithMessage } from './exit-with-message';

const shutdownTimeoutMs = 10_000;

/**
 * The heap may grow to twice of what is in use before it is collected, where V8 would let it grow up
 * to four times: a burst of rendered pages then takes some 60 MB less, for 1 % more CPU.
 */
const heapGrowthPercent = 100;
setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);

/** Starts the shop, and stops it gracefully on SIGTERM and SIGINT. */
const main = async () => {
  const config = loadConfig(process.env);
  // Loads the rest while the database starts in its own thread.
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

  // Nobody waits for it: a listing that comes before it is ready does.
  app.shop.readIndex().catch(() => undefined);
  await app.listen({ port: config.port, host: config.host });
  console.log(`Selvage is open at ${config.publicUrl}`);
};

// Node would print all of an error, the parameters of a query included.
process.on('uncaughtException', (error) => exitWithMessage(error));
main().catch(exitWithMessage);
