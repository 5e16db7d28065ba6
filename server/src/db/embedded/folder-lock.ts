import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

import { ConsoleError } from '../../shared/errors';

/** The embedded database's own folder inside the data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'embedded');

/** Another process has the database open. */
export class FolderInUseError extends ConsoleError {
  constructor(folder: string) {
    super(
      `The database in ${folder} is in use by another process. Only one process may open it: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, ' +
        'which several processes may share.',
    );
  }
}

const connectTimeoutMs = 500;

/** Whether a process listens on the socket. */
export const isListening = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    const settle = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.setTimeout(connectTimeoutMs, () => settle(true));
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

/**
 * A socket's address for the folder, the same for every path to it, which the kernel frees when its
 * process ends. Systems without such addresses use a socket file in the folder.
 */
const addressOf = async (folder: string): Promise<string> => {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0selvage-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\selvage-${name}`;
  const file = join(folder, 'lock.sock');
  if (!(await isListening(file))) await rm(file, { force: true });
  return file;
};

/**
 * Locks the folder for this process, until `release` or until the process ends, however abruptly.
 * Throws FolderInUseError when another process has it.
 */
export const lockFolder = async (folder: string): Promise<{ release(): Promise<void> }> => {
  const server = await listen(await addressOf(folder)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new FolderInUseError(folder) : error;
  });
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
};
