import { errorCodes, ShopError } from '../shared/errors';
import { CommandError } from './command';
import type { Command, CommandContext } from './command';
import { customersCreate } from './customers-create';
import { orderCommands } from './order-commands';
import { stockSet } from './stock-set';

const commands: Command[] = [customersCreate, stockSet, ...orderCommands];

/** The list of commands, as `help` prints it. */
export const helpText = [
  'Commands for the shopkeeper. They also work while the shop is running.',
  '',
  ...commands.map(
    ({ name, usage, description }) => `  npm run shop -- ${name} ${usage}\n      ${description}`,
  ),
].join('\n');

/** The command that the arguments name; throws CommandError when there is none. */
export const findCommand = (args: string[]): Command => {
  const command = commands.find(({ name }) => name === args.slice(0, 2).join(' '));
  if (command) return command;
  throw new CommandError(`Unknown command "${args.join(' ')}".\n\n${helpText}`);
};

const isUsageError = (error: unknown): error is Error =>
  error instanceof CommandError ||
  (error instanceof Error && errorCodes(error).some((code) => code.startsWith('ERR_PARSE_ARGS')));

/** Runs a command and returns its message. Throws CommandError for mistakes of the shopkeeper. */
export const runCommand = async (context: CommandContext, args: string[]): Promise<string> => {
  const command = findCommand(args);
  try {
    return await command.run(context, args.slice(2));
  } catch (error) {
    const usage = `Usage: npm run shop -- ${command.name} ${command.usage}`;
    if (error instanceof ShopError) throw new CommandError(error.message);
    if (isUsageError(error)) throw new CommandError(`${error.message}\n${usage}`);
    throw error;
  }
};
