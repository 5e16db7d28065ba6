import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux has files in memory. */
const memory = '/dev/shm';
/** More than the tests of a run have there at one time. */
const neededBytes = 4 * 1024 ** 3;

function hasRoomInMemory() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for the temporary files of tests, and removes it when this process ends. It is in
 * memory where there is room: tests copy and sync databases, and on a disk they wait for each other.
 *
 * @returns {string} its path
 */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? memory : os.tmpdir(), 'selvage-test-'));
  // PostgreSQL runs as another user, and has a folder in it.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => process.exit(128 + os.constants.signals[signal]));
  }

  return folder;
}
