import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { chmod, chown, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';

import { findPostgresFolder } from '../../scripts/setup/find-program.mjs';
import { freePort } from './free-port';
import { cached } from './test-cache';

const run = promisify(execFile);

const readyWithinMs = 300_000;
const pollMs = 50;

/** A PostgreSQL server for one test. */
export interface PostgresServer {
  /** The address of its database `postgres`, in the format of DATABASE_URL. */
  url: string;
  /** Creates another, empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  /** Stops it by a crash (`immediate`) or in order (`fast`), and starts it again. */
  restart(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Ends it at once, as a power switch would (kill -9). */
  kill(): Promise<void>;
  /** Starts another server that follows this one as a streaming replica. */
  startReplica(): Promise<PostgresServer>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** The folder with all of the server's programs, to which a link on the PATH may lead. */
const findPrograms = (): string | undefined => {
  const folder = findPostgresFolder();
  return folder === null ? undefined : dirname(realpathSync(join(folder, 'initdb')));
};

const idOf = async (user: string, flag: '-u' | '-g'): Promise<number | undefined> =>
  run('id', [flag, user]).then(
    ({ stdout }) => Number(stdout),
    () => undefined,
  );

/** For programs that refuse to run as root: a user without other files. */
export const findUser = async (): Promise<{ uid?: number; gid?: number } | undefined> => {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [await idOf(user, '-u'), await idOf(user, '-g')];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return undefined;
};

const isReady = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** What this system lacks for PostgreSQL, for the test's output; undefined when nothing. */
const findLack = async () => {
  const programs = findPrograms();
  if (!programs) return { lack: 'PostgreSQL is not installed (Debian: postgresql)' };
  const user = await findUser();
  if (!user) return { lack: 'PostgreSQL does not run as root, and there is no user for it' };
  return { programs, user };
};

/**
 * Starts a temporary PostgreSQL on a free port. Null, after a line that says why, where PostgreSQL
 * is not installed: its tests must be skipped then.
 */
export const startPostgres = async (): Promise<PostgresServer | null> => {
  const found = await findLack();
  if (found.lack !== undefined) {
    console.warn(`Skipped: ${found.lack}.`);
    return null;
  }
  const { programs, user } = found;
  const first = await firstFolder({ programs, user });
  return startIn({ programs, user }, (folder) => copyInto(folder, first));
};

interface Installation {
  programs: string;
  user: { uid?: number; gid?: number };
}

/** A new folder of the server's user. */
const makeFolder = async ({ user }: Installation): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(folder, user.uid, user.gid);
  }
  await chmod(folder, 0o700);
  return folder;
};

/** Copies what is in a folder, with its owners. */
const copyInto = (folder: string, from: string) => run('cp', ['-a', `${from}/.`, folder]);

/**
 * What a server of this user begins with: nobody else may read it. Making it takes a second of a
 * processor's time, so one is cached.
 */
const firstFolder = (installation: Installation): Promise<string> => {
  const { programs, user } = installation;
  const owner = user.uid ?? process.getuid?.() ?? '';
  const prefix = `postgres-${basename(dirname(programs))}-${owner}-`;
  return cached(prefix, [], async (place) => {
    const folder = await makeFolder(installation);
    await run(
      join(programs, 'initdb'),
      ['-D', folder, '-U', 'selvage', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync'],
      { ...user, cwd: folder },
    );
    const made = await mkdtemp(`${place}-part-`);
    await copyInto(made, folder);
    await rename(made, place);
    await rm(folder, { recursive: true });
  });
};

/** Starts a server in a new folder that `fill` has made a database of. */
const startIn = async (
  installation: Installation,
  fill: (folder: string) => Promise<unknown>,
): Promise<PostgresServer> => {
  const { programs, user } = installation;
  const folder = await makeFolder(installation);
  await fill(folder);
  const port = await freePort();
  const urlOf = (database: string) => `postgres://selvage@127.0.0.1:${port}/${database}`;
  const url = urlOf('postgres');
  let server: ChildProcess;

  const launch = async () => {
    server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', folder, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
        ...['-c', 'max_connections=200', '-c', 'fsync=off'],
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    const until = Date.now() + readyWithinMs;
    while (!(await isReady(url))) {
      if (server.exitCode !== null || Date.now() > until) {
        throw new Error('PostgreSQL did not start.');
      }
      await wait(pollMs);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  await launch();
  return {
    url,
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    restart: async (mode = 'fast') => {
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await launch();
    },
    kill: () => end('SIGKILL'),
    startReplica: () =>
      startIn(installation, (copy) =>
        run(
          join(programs, 'pg_basebackup'),
          ['-d', url, '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
          { ...user, cwd: copy },
        ),
      ),
    stop: async () => {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
