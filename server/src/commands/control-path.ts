import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { embeddedFolder } from '../db/embedded/folder-lock';

/** The longest path of a socket, in bytes, that every system allows. */
const maxSocketPath = 100;

/**
 * Where a shop with the embedded database takes commands: a socket in the database's folder, which
 * is its owner's alone. A path too long for a socket is replaced by a short one.
 */
export const controlPath = (dataDir: string): string => {
  const path = join(embeddedFolder(dataDir), 'control.sock');
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\selvage-control-${name}`;
  if (Buffer.byteLength(path) <= maxSocketPath) return path;
  return join(tmpdir(), `selvage-${userInfo().username}-${name}`, 'control.sock');
};
