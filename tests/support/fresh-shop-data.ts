import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { dropStale, fingerprint, testCache } from './test-cache';

const folderPrefix = 'test-shop-';

/** Everything that determines the result of a shop's first start. */
const sources = ['dist/server', 'demo/media'];

/** Moves `made` to the template's place; another process may have been faster. */
const keep = (made: string, template: string) => {
  try {
    renameSync(made, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
};

/**
 * A data folder as the built shop leaves it after its first start with the demo catalogue. Making
 * one takes ten seconds of CPU time, so one is cached for an hour and copied.
 *
 * @param startOnce starts the shop on that folder and stops it again
 */
export const freshShopData = async (
  startOnce: (dataDir: string) => Promise<void>,
): Promise<string> => {
  mkdirSync(testCache, { recursive: true });
  dropStale(folderPrefix);
  const template = path.join(testCache, `${folderPrefix}${fingerprint(sources)}`);
  if (!existsSync(template)) {
    const made = mkdtempSync(path.join(testCache, `${folderPrefix}part-`));
    await startOnce(made);
    keep(made, template);
  }

  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'selvage-shop-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
};
