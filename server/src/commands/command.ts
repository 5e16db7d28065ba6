import { maxInteger } from '../db/row-id';
import { ConsoleError } from '../shared/errors';
import type { Shop } from '../shop';

/** What commands need: of the running shop, or made for one command. */
export type CommandContext = Pick<Shop, 'db' | 'mail' | 'passwords'>;

/** One of the shopkeeper's commands, called `npm run shop -- <name> …`. */
export interface Command {
  /** Its two words, e.g. `stock set`. */
  name: string;
  /** Its arguments, for the help. */
  usage: string;
  /** One line for the help. */
  description: string;
  /** Runs it, and returns a message that says what was done. */
  run(context: CommandContext, args: string[]): Promise<string>;
}

/** A command that can't be run as given; the message says what to do. */
export class CommandError extends ConsoleError {}

/** A whole number given to a command, from `least` on. */
export const readNumber = (name: string, word: string | undefined, least: number): number => {
  const number = Number(word);
  if (word !== undefined && Number.isInteger(number) && number >= least && number <= maxInteger) {
    return number;
  }
  throw new CommandError(`${name} must be a whole number from ${least} to ${maxInteger}.`);
};
