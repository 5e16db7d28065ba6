import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inProject } from '../../scripts/setup/paths.mjs';
import { run } from '../../scripts/setup/progress.mjs';
import type { DatabaseKind } from '../../scripts/setup/speed-lines.mjs';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import { median, round } from './numbers';
import { ownEnvironment } from './own-environment';
import type { Recorder } from './recorder';

const warmStarts = 5;

const secondsSince = (began: number): number => round((performance.now() - began) / 1000);

/** Measures how long the built demo shop takes until it is ready: the first time, and then. */
const measureStarts = async (
  kind: DatabaseKind,
  databaseUrl: string,
  recorder: Recorder,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-bench-'));
  const start = async (): Promise<number> => {
    const began = performance.now();
    const shop = await startShop({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PICTURES_DIR: join(dataDir, 'media'),
      DEMO: '1',
    });
    const seconds = secondsSince(began);
    await shop.stop();
    return seconds;
  };
  try {
    const cold = await start();
    const warm: number[] = [];
    while (warm.length < warmStarts) warm.push(await start());
    recorder.figure(`${kind}: cold start, s`, cold);
    recorder.figure(`${kind}: warm start, s`, median(warm));
    recorder.table(`Starts on ${kind}, s`, { cold: { s: cold }, warm: { s: warm.join(', ') } });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Measures how long a command of the project takes that passes; one that fails has no time. */
const measureCommand = async (name: string, script: string, recorder: Recorder): Promise<void> => {
  const began = performance.now();
  const { code } = await run(process.execPath, [inProject('scripts', script)], {
    env: ownEnvironment(),
    show: true,
  });
  if (code === 0) recorder.figure(`${name}, s`, secondsSince(began));
  else console.error(`${name} failed: it is not measured.`);
};

/** Measures what those wait for who work on the shop: starts, checks and tests. */
export const measureOwnTime = async (recorder: Recorder): Promise<void> => {
  const postgres = await startPostgres();
  try {
    if (postgres) {
      await measureStarts('PostgreSQL', await postgres.createDatabase('bench_starts'), recorder);
    }
    await measureStarts('embedded', '', recorder);
  } finally {
    await postgres?.stop();
  }
  await measureCommand('npm run verify', 'verify.mjs', recorder);
  await measureCommand('npm test', 'test.mjs', recorder);
};
