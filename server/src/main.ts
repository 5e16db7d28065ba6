import { join } from 'node:path';

import { loadConfig } from './config';
import { openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { projectRoot } from './db/project-root';
import { isEmpty } from './db/seed/is-empty';
import { exitWithSentence } from './exit-with-sentence';

const FINISH_WITHIN_MS = 10_000;

/** Starts the shop, and ends it in order when it is told to (contract.md, "Running"). */
const main = async () => {
  const config = loadConfig(process.env);
  // The rest is read while the database starts in its own thread.
  const [db, { buildApp }, { serveCommands }] = await Promise.all([
    openDatabase(config),
    import('./app'),
    import('./commands/control-server'),
  ]);
  await migrateDatabase(db);
  if (config.demo && (await isEmpty(db))) {
    const { seedDemo } = await import('./db/seed/seed-demo');
    await seedDemo(db, { mediaRoot: join(projectRoot, 'demo/media') });
  }
  const app = await buildApp({ config, db });
  const control =
    db.kind === 'embedded' ? await serveCommands(config.dataDir, { db, ...app.shop }) : undefined;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const giveUp = setTimeout(() => {
      console.error('Some requests did not finish in time and were cut off.');
      app.server.closeAllConnections();
    }, FINISH_WITHIN_MS);
    await control?.close();
    await app.close();
    clearTimeout(giveUp);
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop().catch(exitWithSentence));
  process.on('SIGINT', () => void stop().catch(exitWithSentence));

  await app.listen({ port: config.port, host: config.host });
  console.log(`Selvage is open at ${config.publicUrl}`);
};

main().catch(exitWithSentence);
