import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/src/app';
import type { Config } from '../../server/src/config';
import type { Database } from '../../server/src/db/client';
import { assertNothingPersonal } from './personal-data';
import { demoMediaRoot, openTestDatabase } from './test-database';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  config: Config;
  /** Closes app and database, and removes what they wrote. */
  close: () => Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<Config>;
  /** In place of an in-memory database with the demo shop; the caller closes it. */
  db?: Database;
  /** Whether the in-memory database has the demo shop. Default: yes. */
  seed?: boolean;
}

/**
 * The shop's server on a database of its own, to be called with `app.inject`. Rate limits are off
 * unless the test sets them; mail is written to `config.dataDir/outbox`.
 */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-test-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    picturesDir: join(dataDir, 'media'),
    picturesAhead: false,
    languages: ['en'],
    pictureEffort: 0,
    publicUrl: 'http://shop.test',
    mailFrom: 'Selvage <hello@selvage.test>',
    paymentHosts: [],
    demo: true,
    rateLimitFactor: 1000,
    timeZone: 'Asia/Dubai',
    unpaidOrderMinutes: 60,
    mediaRoots: [demoMediaRoot],
    ...options.config,
  };
  const db = options.db ?? (await openTestDatabase({ seed: options.seed ?? true }));
  const log: string[] = [];
  const app = await buildApp({ config, db, logger: { write: (line) => log.push(line) } });
  await app.ready();

  return {
    app,
    db,
    config,
    close: async () => {
      await app.close();
      assertNothingPersonal(log.join(''));
      if (!options.db) await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
