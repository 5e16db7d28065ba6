import { askRunningShop } from './commands/control-client';
import { findCommand, helpText, runCommand } from './commands/run-command';
import { loadConfig } from './config';
import { openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { exitWithSentence } from './exit-with-sentence';
import { createShopServices } from './services/shop-services';

/** Carries a command out in this process, on a database that is shared or that nobody has open. */
const runHere = async (words: string[]): Promise<string> => {
  const config = loadConfig(process.env);
  const db = await openDatabase({ ...config, poolSize: 2 });
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

/** `npm run shop -- …`: the shopkeeper's commands (contract.md, "Running"). */
const main = async (words: string[]) => {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) {
    console.log(helpText);
    return;
  }
  findCommand(words);
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const answer = databaseUrl ? undefined : await askRunningShop(dataDir, words);
  console.log(answer ?? (await runHere(words)));
};

main(process.argv.slice(2)).then(() => process.exit(0), exitWithSentence);
