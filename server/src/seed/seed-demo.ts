import { sql } from 'drizzle-orm';

import { languages } from '@contract/languages';

import { arabic } from '../../../demo/catalogue/arabic';
import { demoShop } from '../../../demo/catalogue/demo-shop';
import { arabicSizeCharts } from '../../../demo/catalogue/size-charts';
import { analyze } from '../db/analyze';
import type { Database } from '../db/database';
import { createPasswords } from '../services/credentials/passwords';
import { describePictures, type MediaRow } from '../services/media/describe-pictures';
import { picturesOf } from '../services/shop-data/pictures';
import { readShopState } from '../services/shop-data/shop-state';
import { writeRows } from '../services/shop-data/write-rows';
import { loadCatalogs } from '../shared/load-catalogs';
import { demoRows } from './demo-rows';
import { isEmpty } from './is-empty';
import { seedCustomer } from './seed-customer';

const seedLock = 7_351_002;

const readPictures = async (mediaRoot: string, files: string[]): Promise<Map<string, MediaRow>> => {
  const pictures = new Map<string, MediaRow>();
  for (const [file, row] of await describePictures(mediaRoot, files)) {
    if (!row) throw new Error(`The demo shop's picture ${file} is missing.`);
    pictures.set(file, row);
  }
  return pictures;
};

/**
 * Fills an empty database with the demo shop, in one transaction; returns whether it did.
 * Several processes may call it at once on one server: one does the work, the others wait.
 * `mediaRoot` is the folder of the master pictures.
 */
export const seedDemo = async (
  db: Database,
  { mediaRoot }: { mediaRoot: string },
): Promise<boolean> => {
  if (!(await isEmpty(db.orm))) return false;
  const seeded = await db.orm.transaction(async (tx) => {
    // Reading the pictures takes a while, and other processes wait for this transaction.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return false;
    loadCatalogs(languages);
    const rows = demoRows(demoShop, { ...arabic, ...arabicSizeCharts });
    const files = picturesOf(rows).map(({ picture }) => picture);
    const [pictures, passwordHash] = await Promise.all([
      readPictures(mediaRoot, files),
      createPasswords().hash(demoShop.customer.password),
    ]);
    const state = await readShopState(tx, rows);
    await writeRows(tx, rows, { state, pictures, deleteMissing: false });
    const urlOf = (file: string) => pictures.get(file)?.url ?? '';
    await seedCustomer(tx, demoShop, { passwordHash, urlOf, now: new Date() });
    return true;
  });
  if (seeded) await analyze({ db });
  return seeded;
};
