import { cpSync, mkdtempSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cached } from './test-cache';

const folderPrefix = 'test-shop-';

/** Everything that determines the result of a shop's first start. */
const sources = ['dist/server', 'demo/media'];

/**
 * A data folder as the built shop leaves it after its first start with the demo catalogue. Making
 * one takes ten seconds of CPU time, so one is cached for an hour and copied.
 *
 * @param startOnce starts the shop on that folder and stops it again
 */
export const freshShopData = async (
  startOnce: (dataDir: string) => Promise<void>,
): Promise<string> => {
  const template = await cached(folderPrefix, sources, async (place) => {
    const made = mkdtempSync(`${place}-part-`);
    await startOnce(made);
    renameSync(made, place);
  });

  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'selvage-shop-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
};
