import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { DurableFileSystem } from './durable-file-system';
import { syncPath, syncTree } from './sync-path';
import { unpackTar } from './unpack-tar';

const OWNER_ONLY = 0o700;

/**
 * PGlite's own, less `-F` (fsync off), plus the one method of syncing that its build carries out.
 * A checkpoint gives the log's space back down to `min_wal_size`.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=96MB', '-c', 'min_wal_size=48MB'],
];

/** PostgreSQL needs room for a part of its log to start at all. */
const ROOM_TO_START = 16 * 1024 * 1024;

/** PGlite does not say why it could not start; that the disk is full is the likeliest. */
const explained = async (folder: string, error: unknown) => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= ROOM_TO_START) return error;
  return Object.assign(new Error('The disk is full.', { cause: error }), { code: 'ENOSPC' });
};

const start = async (folder: string) => {
  const files = new DurableFileSystem(folder);
  try {
    const lite = await PGlite.create({ fs: files, extensions: { pg_trgm }, startParams });
    return { files, lite };
  } catch (error) {
    throw await explained(folder, error);
  }
};

/**
 * Makes a new database beside its place and moves it there when all of it is on the disk, so that
 * a start which is broken off leaves nothing half made. Made in memory, which is much faster than
 * PGlite's way of making it in a folder.
 */
const initialise = async (folder: string) => {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY });
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await unpackTar(Buffer.from(await dump.arrayBuffer()), unfinished);
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
};

/** A write whose loss would go unnoticed, to see that it is made to reach the disk. */
const checkThatCommitsReachTheDisk = async ({ files, lite }: Awaited<ReturnType<typeof start>>) => {
  const before = files.syncs;
  await lite.exec(`select pg_logical_emit_message(true, 'selvage', 'start')`);
  if (files.syncs > before) return;
  throw new Error(
    'The embedded database does not write its commits to the disk, so orders could be lost. ' +
      'Install the exact packages of package-lock.json (npm ci) and start again.',
  );
};

/** Starts the database in a folder that this process alone uses, and makes it when it is new. */
export const startFolderEngine = async (folder: string) => {
  if (!existsSync(folder)) await initialise(folder);
  await chmod(folder, OWNER_ONLY);
  const started = await start(folder);
  await checkThatCommitsReachTheDisk(started);
  return {
    exchange: async (messages: Uint8Array) => started.lite.execProtocolRawSync(messages),
    close: () => started.lite.close(),
  };
};
