import { setTimeout as pause } from 'node:timers/promises';

import { FolderInUseError } from '../db/embedded/folder-lock';
import { ConsoleError } from '../shared/errors';

const retryMs = 250;
/** A first start fills the demo shop, which takes a slow machine this long. */
const maxWaitMs = 60_000;

interface WaitOptions {
  /** Tells the person at the console, once. */
  onWait: (message: string) => void;
  maxMs?: number;
}

/**
 * Runs a command, and repeats it while the embedded database is locked by a process that takes no
 * commands: a shop that is starting or stopping, or another command. Gives up after a minute.
 */
export const waitForFolder = async (
  run: () => Promise<void>,
  { onWait, maxMs = maxWaitMs }: WaitOptions,
): Promise<void> => {
  const until = performance.now() + maxMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await run();
      return;
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (performance.now() > until) {
        throw new ConsoleError(
          'Nothing was changed: the shop on DATA_DIR is starting or stopping, or another command ' +
            'is running, and did not finish within a minute. Try again later.',
        );
      }
      if (isFirst)
        onWait('Waiting: the shop is starting or stopping, or another command is running …');
    }
    await pause(retryMs);
  }
};
