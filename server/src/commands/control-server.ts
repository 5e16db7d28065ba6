import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

import Type from 'typebox';
import { Value } from 'typebox/value';

import { ConsoleError } from '../shared/errors';
import { logError } from '../shared/log-error';
import type { Shop } from '../shop';
import { CommandError } from './command';
import type { ControlLine } from './control-client';
import { controlPath } from './control-path';
import { runCommand } from './run-command';

const ownerOnly = 0o700;

/** How long clients have to read the end of what was sent to them, when the shop stops. */
const closeTimeoutMs = 1000;

const RequestSchema = Type.Object({
  args: Type.Array(Type.String()),
  who: Type.String(),
  cwd: Type.String(),
});

/** Writes a line; waits while the client reads more slowly than the command prints. */
const send = async (socket: Socket, line: ControlLine): Promise<void> => {
  if (socket.destroyed) throw new CommandError('The command was interrupted.');
  if (socket.write(`${JSON.stringify(line)}\n`)) return;
  const decided = new AbortController();
  const { signal } = decided;
  try {
    await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]);
  } finally {
    // Removes the listener of the event that did not come: a long export waits many times.
    decided.abort();
  }
};

const respondTo = async (shop: Shop, line: string, socket: Socket): Promise<ControlLine> => {
  try {
    const request: unknown = JSON.parse(line);
    if (!Value.Check(RequestSchema, request)) {
      return { failed: 'The running shop has another version: restart it.' };
    }
    await runCommand(shop, { ...request, running: true }, (print) => send(socket, { print }));
    return { done: true };
  } catch (error) {
    if (error instanceof CommandError) return { refused: error.message };
    if (error instanceof ConsoleError) return { failed: error.message };
    logError('A command failed:', error);
    return { failed: 'The command failed. The log of the running shop has the details.' };
  }
};

/**
 * Lets `npm run shop` reach this process, the only one that has the embedded database open: it sends
 * one JSON line with the command and gets lines with what is printed and how it ended.
 */
export const serveCommands = async (
  dataDir: string,
  shop: Shop,
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
      void respondTo(shop, line, socket).then((response) =>
        socket.end(`${JSON.stringify(response)}\n`),
      );
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
        // A client that reads no further, e.g. behind a pager, would never end its connection.
        const limit = setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, closeTimeoutMs);
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        for (const socket of sockets) socket.end();
      }),
  };
};
