import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { projectRoot } from '../../scripts/setup/paths.mjs';
import { run } from '../../scripts/setup/progress.mjs';
import { freePort } from '../support/free-port';
import { round } from './numbers';
import { ownEnvironment } from './own-environment';
import type { Recorder } from './recorder';

const longestMs = 20 * 60_000;
const pollMs = 100;
const blockBytes = 512;
const megabyte = 1024 * 1024;

/** What files take on the disk, MB. */
const megabytesOf = (folder: string): number => {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).blocks * blockBytes,
    0,
  );
  return Math.round(bytes / megabyte);
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether a process of the group still runs. */
const isRunning = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

/** Ends a command with all that it has started: npm exits before the shop does, which still closes its database. */
const endAll = async ({ pid }: ChildProcess): Promise<void> => {
  if (pid === undefined || !isRunning(pid)) return;
  process.kill(-pid, 'SIGTERM');
  while (isRunning(pid)) await wait(pollMs);
};

/** What a start said of its steps: the seconds that each took. */
const stepsOf = (printed: string): Record<string, number> =>
  Object.fromEntries(
    [...printed.matchAll(/^(.+): done \(([\d.]+) s\)$/gm)].map(([, step = '', seconds]) => [
      step,
      Number(seconds),
    ]),
  );

/** Starts the shop by one command in a clone, and returns the seconds of it and of its steps. */
const startIn = async (clone: string, cache: string): Promise<Record<string, number>> => {
  const port = await freePort();
  const began = performance.now();
  const command = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...ownEnvironment(), PORT: String(port), npm_config_cache: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the shop ends with the command.
    detached: true,
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  command.stdout.on('data', keep);
  command.stderr.on('data', keep);
  try {
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (command.exitCode !== null || performance.now() - began > longestMs) {
        throw new Error(`The shop did not start:\n${printed}`);
      }
      await wait(pollMs);
    }
    return { all: round((performance.now() - began) / 1000, 1), ...stepsOf(printed) };
  } finally {
    await endAll(command);
  }
};

/** Figures by name as a table of one column. */
const inColumn = (unit: string, figures: Record<string, number>): Record<string, object> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, { [unit]: figure }]));

/**
 * Measures the way from nothing to a running shop, of what is committed, and what is on the disk then:
 * the clone without its history and without the data that the shop has begun to write.
 */
export const measureInstallation = async (recorder: Recorder): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-install-'));
  try {
    const clone = join(folder, 'shop');
    const source = `file://${projectRoot}`;
    const { code, output } = await run('git', ['clone', '--quiet', '--depth', '1', source, clone]);
    if (code !== 0) throw new Error(`The repository could not be cloned: ${output}`);

    const seconds = await startIn(clone, join(folder, 'cache'));
    const sizeOf = (name: string) => megabytesOf(join(clone, name));
    const sizes = {
      packages: sizeOf('node_modules'),
      build: sizeOf('dist'),
      history: sizeOf('.git'),
      'data of the first start': sizeOf('.data'),
    };
    const installed = sizeOf('') - sizes.history - sizes['data of the first start'];
    recorder.figure('nothing to a running shop by one command, s', seconds.all ?? Number.NaN);
    recorder.figure('installed, MB', installed);
    recorder.table('From nothing to a running shop', inColumn('seconds', seconds));
    recorder.table(
      'What is on the disk then',
      inColumn('MB', { ...sizes, 'all but history and data': installed }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
