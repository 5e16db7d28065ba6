import { existsSync } from 'node:fs';

import { loadConfig } from '../config';
import { openDatabase } from '../db/client';
import { embeddedFolder } from '../db/embedded/folder-lock';
import { migrateDatabase, OtherVersionError } from '../db/migrate';
import { openShop } from '../shop';
import { CommandError, type CommandRequest, type Print } from './command';
import { runCommand } from './run-command';

const poolSize = 2;

/**
 * Runs a command in this process: on a database server, or while no shop is running. Mail and refunds
 * are left to the shop that serves, since this process may lack its variables, e.g. SMTP_URL.
 */
export const runHere = async (request: CommandRequest, print: Print): Promise<void> => {
  const config = loadConfig(process.env);
  const { databaseUrl, dataDir } = config;
  // An empty list alone would not tell that the environment of the shop is missing.
  if (!databaseUrl && !existsSync(embeddedFolder(dataDir))) {
    console.error(
      `There is no shop in ${dataDir} yet: an empty one is made. For another, set its DATA_DIR or DATABASE_URL.`,
    );
  }
  const db = await openDatabase({ ...config, poolSize, serves: false });
  try {
    await migrateDatabase(db).catch((error: unknown) => {
      throw error instanceof OtherVersionError ? new CommandError(error.message) : error;
    });
    const shop = await openShop({ config, db, runsJobs: false });
    try {
      await runCommand(shop, request, print);
    } finally {
      await shop.close();
    }
  } finally {
    await db.close();
  }
};
