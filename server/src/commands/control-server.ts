import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

import { CommandError } from './command';
import type { CommandContext } from './command';
import type { ControlAnswer } from './control-client';
import { controlPath } from './control-path';
import { runCommand } from './run-command';

const ownerOnly = 0o700;

const answerTo = async (context: CommandContext, line: string): Promise<ControlAnswer> => {
  try {
    const words: unknown = JSON.parse(line);
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
      return { failure: 'The command was not understood.' };
    }
    return { done: await runCommand(context, words) };
  } catch (error) {
    if (error instanceof CommandError) return { failure: error.message };
    console.error('A command failed:', error);
    return { failure: 'The command failed; the running shop’s console says why.' };
  }
};

/**
 * Lets `npm run shop` reach this process, the only one that has the embedded database open: it sends
 * one JSON line with the command's words and gets one with the answer.
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
      void answerTo(context, line).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
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
