import { messageFor } from '../../server/src/exit-with-message';
import { CommandError } from '../../server/src/commands/command';
import { runCommand } from '../../server/src/commands/run-command';
import type { Shop } from '../../server/src/shop';

/** What a command printed, and the message that it ended with where it was refused. */
export interface Ran {
  printed: string;
  refused?: string;
}

/**
 * `npm run shop -- …` in this process: what the running shop does for a command of the shopkeeper
 * Amal. Failures that are no mistake of hers are thrown.
 */
export const shopkeeper =
  (shop: Shop, cwd = process.cwd()) =>
  async (...args: string[]): Promise<Ran> => {
    let printed = '';
    try {
      await runCommand(shop, { args, who: 'Amal', cwd }, (text) => {
        printed += text;
      });
      return { printed };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { printed, refused: messageFor(error) ?? '' };
    }
  };
