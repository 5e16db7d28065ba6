import { ConsoleError, ShopError, TryLaterError } from '../shared/errors';
import type { Shop } from '../shop';
import {
  type CommandContext,
  CommandError,
  type CommandRequest,
  type CommandResult,
  type Print,
} from './command';
import { parseCommand } from './program';

/** Without control characters, which a terminal would obey. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');

const printResult = async (result: CommandResult, json: boolean, print: Print): Promise<void> => {
  if (typeof result.text !== 'string') {
    for await (const chunk of result.text) await print(chunk);
  } else if (json) {
    await print(`${JSON.stringify(result.data ?? { message: result.text }, null, 2)}\n`);
  } else {
    await print(`${printable(result.text)}\n`);
  }
};

/**
 * Runs a command on a shop. Throws CommandError for mistakes of the shopkeeper, and ConsoleError for what
 * may be tried again.
 */
export const runCommand = async (
  shop: Shop,
  { args, who, cwd, running = false }: CommandRequest,
  print: Print,
): Promise<void> => {
  const parsed = parseCommand(args);
  if ('help' in parsed) {
    await print(`${parsed.help}\n`);
    return;
  }
  const context: CommandContext = { ...shop, who, cwd, running, json: parsed.json };
  try {
    await printResult(await parsed.work(context), parsed.json, print);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const fields = Object.values(error.fields ?? {}).flat();
    const message = [...new Set([error.message, ...fields])].join('\n');
    // Without an answer of the provider, or of the database in time, something may have been changed.
    throw error instanceof TryLaterError ? new ConsoleError(message) : new CommandError(message);
  }
};
