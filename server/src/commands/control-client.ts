import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

import { ConsoleError } from '../shared/errors';
import { CommandError, type CommandRequest, type Print } from './command';
import { controlPath } from './control-path';

/** A line of the running shop's response: something to print, or how the command ended. */
export type ControlLine =
  { print: string } | { done: true } | { refused: string } | { failed: string };

const isNotRunning = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' || error.code === 'ECONNREFUSED';

const readResponse = async (lines: AsyncIterable<string>, print: Print): Promise<void> => {
  for await (const text of lines) {
    const line = JSON.parse(text) as ControlLine;
    if ('done' in line) return;
    if ('refused' in line) throw new CommandError(line.refused);
    if ('failed' in line) throw new ConsoleError(line.failed);
    await print(line.print);
  }
  throw new ConsoleError('The shop stopped before it responded.');
};

/**
 * Sends a command to the shop that runs on the data folder and prints its output; false when none is
 * running. Throws CommandError when the shop refuses it.
 */
export const askRunningShop = async (
  dataDir: string,
  request: CommandRequest,
  print: Print,
): Promise<boolean> => {
  const socket = connect(controlPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (isNotRunning(error as NodeJS.ErrnoException)) return false;
    throw error;
  }
  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    await readResponse(createInterface({ input: socket }), print);
  } finally {
    socket.destroy();
  }
  return true;
};
