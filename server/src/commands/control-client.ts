import { connect } from 'node:net';
import { createInterface } from 'node:readline';

import { CommandError } from './command';
import { controlPath } from './control-path';

/** The running shop's answer to a command: what it did, or why it could not. */
export type ControlAnswer = { done: string } | { failure: string };

/** Whether no shop runs on the data folder. */
const isNotRunning = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';

/**
 * Has the shop that runs on the data folder carry out a command, and gives back its message;
 * undefined when no shop is running. Throws CommandError when the shop refused.
 */
export const askRunningShop = (dataDir: string, words: string[]): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(controlPath(dataDir));
    socket.on('connect', () => socket.write(`${JSON.stringify(words)}\n`));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (isNotRunning(error)) resolve(undefined);
      else reject(error);
    });
    socket.on('close', () => reject(new CommandError('The shop stopped before it had answered.')));
    // readline repeats the socket's errors, which are handled above.
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.once('line', (line) => {
      const answer = JSON.parse(line) as ControlAnswer;
      if ('done' in answer) resolve(answer.done);
      else reject(new CommandError(answer.failure));
    });
  });
