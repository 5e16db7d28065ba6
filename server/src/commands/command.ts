import type { Database } from '../db/client';
import type { ShopServices } from '../services/shop-services';

/** What commands work on: the shop of the running process, or one put together for a command. */
export interface CommandContext {
  db: Database;
  customers: Pick<ShopServices['customers'], 'createVerified'>;
  orders: Pick<ShopServices['orders'], 'ship' | 'deliver'>;
}

/** One of the shopkeeper's commands, called `npm run shop -- <name> …`. */
export interface Command {
  /** The words that call it. */
  name: string;
  /** What stands after the words. */
  usage: string;
  /** One line for the list of commands. */
  does: string;
  /** Does it, and says in a sentence what was done. */
  run(context: CommandContext, words: string[]): Promise<string>;
}

/** A command that can't be carried out as it was given; the sentence says what to do. */
export class CommandError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CommandError';
  }
}

/** The largest number that a row of the database holds as an id or a count. */
const mostNumber = 2 ** 31 - 1;

/** A whole number given to a command, from `least` on. */
export const readNumber = (name: string, word: string | undefined, least: number): number => {
  const number = Number(word);
  if (word !== undefined && Number.isInteger(number) && number >= least && number <= mostNumber) {
    return number;
  }
  throw new CommandError(`${name} must be a whole number from ${least} to ${mostNumber}.`);
};
