import { loadConfig } from '../config';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { createShopServices } from '../services/shop-services';
import { runCommand } from './run-command';

const CONNECTIONS = 2;

/** Carries a command out in this process, on a database that is shared or that nobody has open. */
export const runHere = async (words: string[]): Promise<string> => {
  const config = loadConfig(process.env);
  const db = await openDatabase({ ...config, poolSize: CONNECTIONS });
  try {
    await migrateDatabase(db);
    const shop = await createShopServices({ config, db });
    try {
      return await runCommand({ db, ...shop }, words);
    } finally {
      await shop.close();
    }
  } finally {
    await db.close();
  }
};
