import { loadConfig } from '../config';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { openShop } from '../shop';
import type { CommandRequest, Print } from './command';
import { runCommand } from './run-command';

const poolSize = 2;

/**
 * Runs a command in this process: on a database server, or while no shop is running. Mail and refunds
 * are left to the shop that serves, since this process may lack its variables, e.g. SMTP_URL.
 */
export const runHere = async (request: CommandRequest, print: Print): Promise<void> => {
  const config = loadConfig(process.env);
  const db = await openDatabase({ ...config, poolSize, serves: false });
  try {
    await migrateDatabase(db);
    const shop = await openShop({ config, db, doesJobs: false });
    try {
      await runCommand(shop, request, print);
    } finally {
      await shop.close();
    }
  } finally {
    await db.close();
  }
};
