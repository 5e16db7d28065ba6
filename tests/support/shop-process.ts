import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { inProject } from '../../scripts/setup/paths.mjs';
import { isSoak } from './figures';
import { freePort } from './free-port';
import { freshShopData } from './fresh-shop-data';
import { assertNothingPersonal } from './personal-data';
import { startFlags } from './quick-wasm';
import { standInPictures } from './stand-in-pictures';
import { testCache } from './test-cache';

const readyTimeoutMs = 300_000;
/** Longer than the shop gives to what is under way: a busy machine closes its database slowly. */
const stopTimeoutMs = 60_000;
const pollMs = 50;
const serverScript = inProject('dist', 'server', 'main.js');
/** Encoding a picture takes a second, so all shops of a run share their pictures. */
const sharedPictures = (): Promise<string> | string =>
  isSoak ? path.join(testCache, 'pictures') : standInPictures();

/** A running shop: the built server with its own port and data folder. */
export interface ShopProcess {
  url: string;
  dataDir: string;
  /** The id of the process that was started. */
  pid: () => number | undefined;
  /** Everything that it has printed. */
  output: () => string;
  /** Ends the process at once, as a power switch would (kill -9). */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data, with what `changes` of its environment. */
  restart: (changes?: NodeJS.ProcessEnv) => Promise<void>;
  /** Stops it as an operator would, which must end it with exit code 0, and removes its data. */
  stop: () => Promise<void>;
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const kill = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

/** Throws unless the process ends by itself and with exit code 0, or was killed by the test before. */
const endInOrder = async (child: ChildProcess): Promise<void> => {
  if (!hasEnded(child)) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const late = sleep(stopTimeoutMs, 'late', { ref: false });
    if ((await Promise.race([exited, late])) === 'late') {
      await kill(child);
      throw new Error(`The shop did not end within ${stopTimeoutMs / 1000} s of SIGTERM.`);
    }
  }
  if (child.exitCode !== 0 && child.signalCode !== 'SIGKILL') {
    throw new Error(`The shop ended with ${child.exitCode ?? child.signalCode}, not with 0.`);
  }
};

const startAndStop = async (dataDir: string): Promise<void> => {
  const shop = await startShop({ DATA_DIR: dataDir });
  await shop.stop();
};

/** A new data folder of the demo shop, as its first start has left it. */
export const demoDataDir = (): Promise<string> => freshShopData(startAndStop);

/** The data of the first start are only cached for the built shop with default settings. */
const folderFor = (env: NodeJS.ProcessEnv, program: string[]): Promise<string> | string =>
  program.includes(serverScript) && !env.DATABASE_URL && env.DEMO === undefined
    ? demoDataDir()
    : mkdtempSync(path.join(os.tmpdir(), 'selvage-shop-'));

/**
 * Starts the shop with the demo catalogue in a new folder and waits until it is ready. If `env` has
 * a DATA_DIR, that folder is used and kept.
 *
 * @param env on top of the process's own environment
 * @param program what Node is to run instead of the built server
 * @param folder where it is run
 */
export const startShop = async (
  env: NodeJS.ProcessEnv = {},
  program: string[] = [serverScript],
  folder = inProject(),
): Promise<ShopProcess> => {
  if (program.includes(serverScript) && !existsSync(serverScript)) {
    throw new Error('The shop is not built: run `npm run build` first.');
  }

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = env.DATA_DIR ?? (await folderFor(env, program));
  const picturesDir = env.PICTURES_DIR ?? (await sharedPictures());
  let printed = '';

  const launch = async (changes: NodeJS.ProcessEnv = {}): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...startFlags, ...program], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        PICTURES_DIR: picturesDir,
        PICTURES_AHEAD: '0',
        PICTURES_EFFORT: '0',
        DATABASE_URL: '',
        RATE_LIMIT_FACTOR: '1000',
        ...env,
        ...changes,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);

    const deadline = Date.now() + readyTimeoutMs;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await kill(child);
        throw new Error(`The shop did not become ready:\n${printed}`);
      }
      await sleep(pollMs);
    }
    return child;
  };

  let child = await launch();

  return {
    url,
    dataDir,
    pid: () => child.pid,
    output: () => printed,
    kill: () => kill(child),
    restart: async (changes) => {
      child = await launch(changes);
    },
    stop: async () => {
      try {
        await endInOrder(child);
        assertNothingPersonal(printed);
      } finally {
        if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
};

/** Starts the shop as `npm start -- --workers` with this number does, and waits for all of its processes. */
export const startWorkers = async (
  count: number,
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
): Promise<ShopProcess> => {
  const shop = await startShop(env, [serverScript, '--workers', `${count}`]);
  const deadline = Date.now() + readyTimeoutMs;
  while (!shop.output().includes(`in ${count} processes`)) {
    if (Date.now() > deadline) {
      await shop.kill();
      throw new Error(`Not all processes of the shop became ready:\n${shop.output()}`);
    }
    await sleep(pollMs);
  }
  return shop;
};
