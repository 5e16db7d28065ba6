import { connect } from 'node:net';
import { createInterface } from 'node:readline';

import { CommandError } from './command';
import { controlPath } from './control-path';

/** The running shop's response to a command: what it did, or why it could not. */
export type ControlResponse = { done: string } | { failure: string };

/** Whether no shop runs on the data folder. */
const isNotRunning = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';

/**
 * Has the shop that runs on the data folder run a command, and returns its message;
 * undefined when no shop is running. Throws CommandError when the shop refused.
 */
export const askRunningShop = (dataDir: string, args: string[]): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(controlPath(dataDir));
    socket.on('connect', () => socket.write(`${JSON.stringify(args)}\n`));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (isNotRunning(error)) resolve(undefined);
      else reject(error);
    });
    socket.on('close', () => reject(new CommandError('The shop stopped before it responded.')));
    // readline repeats the socket's errors, which are handled above.
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.once('line', (line) => {
      const response = JSON.parse(line) as ControlResponse;
      if ('done' in response) resolve(response.done);
      else reject(new CommandError(response.failure));
    });
  });
