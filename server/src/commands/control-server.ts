import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

import { CommandError } from './command';
import type { CommandContext } from './command';
import type { ControlResponse } from './control-client';
import { controlPath } from './control-path';
import { runCommand } from './run-command';
import { logError } from '../shared/log-error';

const ownerOnly = 0o700;

const respondTo = async (context: CommandContext, line: string): Promise<ControlResponse> => {
  try {
    const args: unknown = JSON.parse(line);
    if (!Array.isArray(args) || !args.every((word) => typeof word === 'string')) {
      return { failure: 'The command could not be read.' };
    }
    return { done: await runCommand(context, args) };
  } catch (error) {
    if (error instanceof CommandError) return { failure: error.message };
    logError('A command failed:', error);
    return { failure: 'The command failed. The log of the running shop has the details.' };
  }
};

/**
 * Lets `npm run shop` reach this process, the only one that has the embedded database open: it sends
 * one JSON line with the arguments and gets one with the response.
 */
export const serveCommands = async (
  dataDir: string,
  context: CommandContext,
): Promise<{ close(): Promise<void> }> => {
  const path = controlPath(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // readline repeats the socket's errors, which are handled above.
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.once('line', (line) => {
      void respondTo(context, line).then((response) => socket.end(`${JSON.stringify(response)}\n`));
    });
  });
  if (process.platform !== 'win32') {
    await mkdir(dirname(path), { recursive: true, mode: ownerOnly });
    await chmod(dirname(path), ownerOnly);
    // Left by a process that has died, since this one holds the database's lock.
    await rm(path, { force: true });
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.end();
      }),
  };
};
