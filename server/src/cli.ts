import { askRunningShop } from './commands/control-client';
import { findCommand, helpText } from './commands/run-command';
import { loadConfig } from './config';
import { exitWithMessage } from './exit-with-message';

/** `npm run shop -- …`: the shopkeeper's commands. */
const main = async (words: string[]) => {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '')) {
    console.log(helpText);
    return;
  }
  findCommand(words);
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const answer = databaseUrl ? undefined : await askRunningShop(dataDir, words);
  if (answer !== undefined) {
    console.log(answer);
    return;
  }
  // Loaded only when needed: asking a running shop is much faster.
  const { runHere } = await import('./commands/run-here');
  console.log(await runHere(words));
};

main(process.argv.slice(2)).then(() => process.exit(0), exitWithMessage);
