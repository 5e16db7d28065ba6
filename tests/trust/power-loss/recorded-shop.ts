import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inProject } from '../../../scripts/setup/paths.mjs';
import { startShop } from '../../support/shop-process';
import type { ShopProcess } from '../../support/shop-process';
import { journalEnd, readJournal } from './journal';

const recorderScript = inProject('tests', 'trust', 'power-loss', 'record-writes.mjs');
const shopScript = inProject('dist', 'server', 'main.js');

export interface RecordedShop {
  shop: ShopProcess;
  /** The length of the journal so far. */
  clock: () => number;
  readJournal: () => ReturnType<typeof readJournal>;
  /** Removes the journal; the shop's data stay. */
  forget: () => void;
}

/** Starts the built shop and records every change of one folder, from start to end. */
export const startRecordedShop = async (
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<RecordedShop> => {
  const place = mkdtempSync(join(tmpdir(), 'selvage-journal-'));
  const journal = join(place, 'journal');
  const shop = await startShop({ ...env, POWER_LOSS_FOLDER: folder, POWER_LOSS_JOURNAL: journal }, [
    '--import',
    recorderScript,
    shopScript,
  ]);
  return {
    shop,
    clock: () => journalEnd(journal),
    readJournal: () => readJournal(journal),
    forget: () => rmSync(place, { recursive: true, force: true }),
  };
};
