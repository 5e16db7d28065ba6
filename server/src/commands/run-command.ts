import { ShopError } from '../services/errors';
import { CommandError } from './command';
import type { Command, CommandContext } from './command';
import { customersCreate } from './customers-create';
import { ordersDeliver, ordersShip } from './order-commands';
import { stockSet } from './stock-set';

const commands: Command[] = [customersCreate, stockSet, ordersShip, ordersDeliver];

/** The list of commands, as `help` prints it. */
export const helpText = [
  'The shopkeeper’s commands. They work beside a running shop.',
  '',
  ...commands.map(({ name, usage, does }) => `  npm run shop -- ${name} ${usage}\n      ${does}`),
].join('\n');

/** The command that the words call; throws CommandError when there is none. */
export const findCommand = (words: string[]): Command => {
  const command = commands.find(({ name }) => name === words.slice(0, 2).join(' '));
  if (command) return command;
  throw new CommandError(`There is no command "${words.join(' ')}".\n\n${helpText}`);
};

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a command and gives back its sentence. What the shopkeeper can mend is a CommandError. */
export const runCommand = async (context: CommandContext, words: string[]): Promise<string> => {
  const command = findCommand(words);
  try {
    return await command.run(context, words.slice(2));
  } catch (error) {
    const usage = `Usage: npm run shop -- ${command.name} ${command.usage}`;
    if (error instanceof ShopError) throw new CommandError(error.sentence);
    if (isParseError(error)) throw new CommandError(`${error.message}\n${usage}`);
    if (error instanceof CommandError) throw new CommandError(`${error.message}\n${usage}`);
    throw error;
  }
};
