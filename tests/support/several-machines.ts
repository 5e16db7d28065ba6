import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import pg from 'pg';

import { findProgram } from '../../scripts/setup/find-program.mjs';
import { eventually } from './eventually';
import { freePort } from './free-port';
import { findUser, startPostgres } from './postgres-server';
import type { PostgresServer } from './postgres-server';
import { startShop } from './shop-process';
import type { ShopProcess } from './shop-process';

const machines = 2;
const replicaDelayMs = 300;

/** The parts of docs/scale.md, each of which would have a machine of its own. */
export interface SeveralMachines {
  /** Where the balancer is. */
  url: string;
  shops: ShopProcess[];
  primary: PostgresServer;
  replica: PostgresServer;
  /** What leads to the primary, or after a failover to the replica. */
  databaseUrl: string;
  /** Ends the primary at once, and makes the replica the primary. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian installs them where only administrators look. */
const programFolders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Sends PostgreSQL's connections to the primary, and to the replica only when that is gone. */
const databaseBalancer = (port: number, primary: string, replica: string) => `
listen database
  bind 127.0.0.1:${port}
  mode tcp
  timeout client 1h
  timeout server 1h
  option pgsql-check user selvage
  default-server check inter 300 fall 2 rise 1 on-marked-down shutdown-sessions
  server primary ${new URL(primary).host}
  server replica ${new URL(replica).host} backup`;

const shopBalancer = (port: number, shops: ShopProcess[]) => `
listen shop
  bind 127.0.0.1:${port}
  mode http
  timeout client 1m
  timeout server 1m
  option httpchk GET /readyz
  option redispatch
  default-server check inter 300 fall 2 rise 1
${shops.map(({ url }, index) => `  server shop${index} ${new URL(url).host}`).join('\n')}`;

const balancer = (listening: string) => `defaults
  timeout connect 2s
${listening}
`;

const pooler = (port: number, database: string) => `[databases]
* = host=127.0.0.1 port=${new URL(database).port} user=selvage
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 0.2
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
`;

/**
 * Starts a primary with a replica that every commit waits for, HAProxy in front of both, PgBouncer in
 * transaction mode, two shops, and HAProxy in front of them. Null, after a line that says why, where
 * one of the programs is not installed.
 */
export const startMachines = async (): Promise<SeveralMachines | null> => {
  const programs = {
    haproxy: findProgram(['haproxy'], programFolders),
    pgbouncer: findProgram(['pgbouncer'], programFolders),
  };
  const user = await findUser();
  if (!programs.haproxy || !programs.pgbouncer || !user) {
    console.warn('Skipped: HAProxy or PgBouncer is not installed (Debian: haproxy, pgbouncer).');
    return null;
  }
  const primary = await startPostgres();
  if (!primary) return null;
  const replica = await primary.startReplica();
  await onServer(primary, `alter system set synchronous_standby_names = 'ANY 1 (*)'`);
  await onServer(primary, 'select pg_reload_conf()');
  // So that it is always behind, as one far away is.
  await onServer(replica, `alter system set recovery_min_apply_delay = '${replicaDelayMs}ms'`);
  await onServer(replica, 'select pg_reload_conf()');

  const folder = await mkdtemp(join(tmpdir(), 'selvage-machines-'));
  await chmod(folder, 0o755);
  const children: ChildProcess[] = [];
  const start = async (program: string, name: string, config: string, port: number) => {
    const file = join(folder, name);
    await writeFile(file, config);
    const args = program === programs.haproxy ? ['-f', file] : ['-q', file];
    children.push(spawn(program, args, { ...user, cwd: folder, stdio: 'ignore' }));
    await eventually(async () => {
      if (!(await answers(port))) throw new Error(`${name} does not answer.`);
    });
  };

  const directPort = await freePort();
  const ofDatabase = balancer(databaseBalancer(directPort, primary.url, replica.url));
  await start(programs.haproxy, 'database.cfg', ofDatabase, directPort);
  const directUrl = `postgres://selvage@127.0.0.1:${directPort}/postgres`;
  const poolerPort = await freePort();
  await start(programs.pgbouncer, 'pgbouncer.ini', pooler(poolerPort, directUrl), poolerPort);

  const shops: ShopProcess[] = [];
  for (let index = 0; index < machines; index += 1) {
    shops.push(
      await startShop({
        DATABASE_URL: `postgres://selvage@127.0.0.1:${poolerPort}/postgres`,
        DATABASE_DIRECT_URL: directUrl,
        DATABASE_READ_URL: replica.url,
        DEMO: '0',
      }),
    );
  }
  const port = await freePort();
  await start(programs.haproxy, 'shop.cfg', balancer(shopBalancer(port, shops)), port);

  return {
    url: `http://127.0.0.1:${port}`,
    shops,
    primary,
    replica,
    databaseUrl: directUrl,
    failOver: async () => {
      await primary.kill();
      await onServer(replica, 'select pg_promote(wait => false)');
    },
    stop: async () => {
      for (const shop of shops) await shop.stop();
      for (const child of children.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const onServer = async ({ url }: PostgresServer, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
