import { CommandError, requestOf } from './commands/command';
import { askRunningShop } from './commands/control-client';
import { withOutput } from './commands/output';
import { parseCommand } from './commands/program';
import { pathOf } from './commands/values';
import { waitForFolder } from './commands/wait-for-folder';
import { loadConfig } from './config';
import { exitWithMessage } from './exit-with-message';

const exitCodes = { done: 0, refused: 1, failed: 2 };

/** `npm run shop -- …`: the shopkeeper's commands. */
const main = async (args: string[]) => {
  const parsed = parseCommand(args);
  if ('help' in parsed) {
    console.log(parsed.help);
    return;
  }
  const request = requestOf(args, process.env);
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const out = parsed.out === undefined ? undefined : pathOf(request, parsed.out);
  await withOutput(out, (print) => {
    const run = async () => {
      if (!databaseUrl && (await askRunningShop(dataDir, request, print))) return;
      // Loaded only when needed: asking a running shop is much faster.
      const { runHere } = await import('./commands/run-here');
      await runHere(request, print);
    };
    return waitForFolder(run, { onWait: (message) => console.error(message) });
  });
};

// Node would print all of an error, and end with 1, which promises that nothing was changed.
process.on('uncaughtException', (error) => exitWithMessage(error, exitCodes.failed));
main(process.argv.slice(2)).then(
  () => process.exit(exitCodes.done),
  (error: unknown) =>
    exitWithMessage(error, error instanceof CommandError ? exitCodes.refused : exitCodes.failed),
);
