import { askRunningShop } from './commands/control-client';
import { findCommand, helpText } from './commands/run-command';
import { loadConfig } from './config';
import { exitWithMessage } from './exit-with-message';

/** `npm run shop -- …`: the shopkeeper's commands. */
const main = async (args: string[]) => {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) {
    console.log(helpText);
    return;
  }
  findCommand(args);
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const message = databaseUrl ? undefined : await askRunningShop(dataDir, args);
  if (message !== undefined) {
    console.log(message);
    return;
  }
  // Loaded only when needed: asking a running shop is much faster.
  const { runHere } = await import('./commands/run-here');
  console.log(await runHere(args));
};

main(process.argv.slice(2)).then(() => process.exit(0), exitWithMessage);
