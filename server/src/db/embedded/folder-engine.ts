import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { syncPath, syncTree } from '../../shared/sync-path';
import { DurableFileSystem } from './durable-file-system';
import { exchangeMessages } from './exchange-messages';
import { unpackTar } from './unpack-tar';

const ownerOnly = 0o700;

/**
 * PGlite's own parameters without `-F` (fsync off), and with the one sync method that its build
 * supports. A checkpoint shrinks the log to `min_wal_size`. All of `shared_buffers` is allocated at the
 * start: a quarter of the default holds thousands of products, and files are cached by the system.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=96MB', '-c', 'min_wal_size=48MB', '-c', 'shared_buffers=32MB'],
];

/** PostgreSQL can't start without space for a segment of its log. */
const minFreeBytes = 16 * 1024 * 1024;

/** PGlite's error does not name its cause, which is most likely a full disk. */
const explain = async (folder: string, error: unknown) => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= minFreeBytes) return error;
  return Object.assign(new Error('The disk is full.', { cause: error }), { code: 'ENOSPC' });
};

const start = async (folder: string) => {
  const files = new DurableFileSystem(folder);
  try {
    const lite = await PGlite.create({ fs: files, extensions: { pg_trgm }, startParams });
    return { files, lite };
  } catch (error) {
    throw await explain(folder, error);
  }
};

/**
 * Creates a new database under another name and moves it into place when all of it is on the disk,
 * so that an interrupted start leaves nothing incomplete. Created in memory, which is much faster
 * than in a folder.
 */
const initialize = async (folder: string) => {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: ownerOnly });
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await unpackTar(Buffer.from(await dump.arrayBuffer()), unfinished);
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
};

/** Checks with a harmless write that commits are synced to the disk. */
const assertDurableCommits = async ({ files, lite }: Awaited<ReturnType<typeof start>>) => {
  const before = files.syncs;
  await lite.exec(`select pg_logical_emit_message(true, 'selvage', 'start')`);
  if (files.syncs > before) return;
  throw new Error(
    'The embedded database does not write its commits to the disk, so orders could be lost. ' +
      'Install the exact packages of package-lock.json (npm ci) and start again.',
  );
};

/** Starts the database in a folder that this process has locked, and creates it when missing. */
export const startFolderEngine = async (folder: string) => {
  if (!existsSync(folder)) await initialize(folder);
  await chmod(folder, ownerOnly);
  const started = await start(folder);
  await assertDurableCommits(started);
  return {
    exchange: (messages: Uint8Array) => exchangeMessages(started.lite, messages),
    close: () => started.lite.close(),
  };
};
