import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { projectRoot } from './paths.mjs';

const retryMs = 250;

/**
 * The address of the lock on setting up a folder. The kernel frees it when its process ends,
 * however abruptly, so the lock never outlives an interrupted start.
 *
 * @param {string} folder
 */
export function lockAddress(folder) {
  const name = `selvage-setup-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;

  return path.join(os.tmpdir(), `${name}.sock`);
}

/**
 * @param {string} address
 * @returns {Promise<net.Server | null>} null when another process holds the address
 */
function tryLock(address) {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** @param {string} address */
function isHeld(address) {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/**
 * Runs `work` while no other process works in the folder; waits for its turn.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, onWait?: () => void }} [options]
 * @returns {Promise<T>}
 */
export async function withSetupLock(work, { folder = projectRoot, onWait } = {}) {
  const address = lockAddress(folder);
  let server = await tryLock(address);
  if (!server) onWait?.();

  while (!server) {
    await sleep(retryMs);
    // A socket file outlives its process, unlike the addresses on Linux and Windows.
    if (path.isAbsolute(address) && process.platform !== 'win32' && !(await isHeld(address))) {
      rmSync(address, { force: true });
    }
    server = await tryLock(address);
  }

  try {
    return await work();
  } finally {
    server.close();
  }
}
