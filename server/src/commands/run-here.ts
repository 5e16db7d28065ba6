import { loadConfig } from '../config';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { openShop } from '../shop';
import type { CommandRequest, Print } from './command';
import { runCommand } from './run-command';

const poolSize = 2;

/** Runs a command in this process: on a database server, or while no shop is running. */
export const runHere = async (request: CommandRequest, print: Print): Promise<void> => {
  const config = loadConfig(process.env);
  const db = await openDatabase({ ...config, poolSize });
  try {
    await migrateDatabase(db);
    const shop = await openShop({ config, db });
    try {
      await runCommand(shop, request, print);
    } finally {
      await shop.close();
    }
  } finally {
    await db.close();
  }
};
