import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import type { Config } from '../../config';
import { analyze } from '../../db/analyze';
import type { WithDb } from '../../db/client';
import { transact } from '../../db/transaction';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { checkRows } from './check-rows';
import { picturesBySku, readPictures, storePictures } from './pictures';
import { readShopFiles } from './read-shop-files';
import { type KindName, kindNames, type Problem, type ShopRows } from './row-kinds';
import { readShopState } from './shop-state';
import { writeRows } from './write-rows';

export interface ImportOptions {
  /** A folder of files and pictures, or one file. */
  path: string;
  /** Only checks. */
  dryRun?: boolean;
  /** Removes what the files of categories, colors, products, sizes and translations do not name. */
  deleteMissing?: boolean;
}

export interface ImportReport {
  /** Nothing is written while there is any. */
  problems: Problem[];
  /** The number of rows of each kind; of categories and products also how many are new. */
  counts: { kind: KindName; rows: number; added?: number }[];
  pictures: number;
}

/** One import at a time. */
const importLock = 7_351_003;

/** Adds new categories that products name, if the import has no rows of categories. */
const withNamedCategories = (rows: ShopRows, known: ReadonlySet<string>): ShopRows => {
  if (rows.categories || !rows.products) return rows;
  const missing = new Map<string, string>();
  for (const { category, listed_in: listedIn, at } of rows.products) {
    for (const slug of [category, ...(listedIn ?? [])]) {
      if (slug && !known.has(slug) && !missing.has(slug)) missing.set(slug, at);
    }
  }
  const nameOf = (slug: string) =>
    slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const categories = [...missing].map(([slug, at]) => ({ slug, name: nameOf(slug), at }));
  return categories.length > 0 ? { ...rows, categories } : rows;
};

const rowOrder = (one: Problem, other: Problem) =>
  one.at.localeCompare(other.at, 'en', { numeric: true });

/**
 * Imports a shop's files: all of them, in one transaction, or nothing. Pictures are read and copied
 * before, since the embedded database runs nothing else during a transaction.
 */
export const importShop = async (
  { db, config, who }: WithDb & Shopkeeper & { config: Pick<Config, 'dataDir'> },
  { path, dryRun = false, deleteMissing = false }: ImportOptions,
): Promise<ImportReport> => {
  const files = await readShopFiles(path);
  const found = await picturesBySku(files.folder, files.rows);
  const named: ShopRows =
    found.length > 0
      ? { ...files.rows, pictures: [...(files.rows.pictures ?? []), ...found] }
      : files.rows;
  const pictures = await readPictures(files.folder, named);
  const earlier = [...files.problems, ...pictures.problems];
  const isWritten = !dryRun && earlier.length === 0;
  if (isWritten) await storePictures(files.folder, join(config.dataDir, 'uploads'), pictures.media);

  const report = await transact(db, async (tx): Promise<ImportReport> => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const state = await readShopState(tx, named);
    const rows = withNamedCategories(named, new Set(state.categories.keys()));
    const problems = [
      ...earlier,
      ...checkRows({ rows, partial: files.partial }, state, deleteMissing),
    ].sort(rowOrder);
    const added: Partial<Record<KindName, number>> = {
      categories: rows.categories?.filter(({ slug }) => !state.categories.has(slug)).length,
      products: rows.products?.filter(({ sku }) => !state.productIds.has(sku)).length,
    };
    const counts = kindNames.flatMap((kind) => {
      const ofKind = rows[kind];
      return ofKind ? [{ kind, rows: ofKind.length, added: added[kind] }] : [];
    });
    if (isWritten && problems.length === 0) {
      await writeRows(tx, rows, { state, pictures: pictures.media, deleteMissing });
      const details = Object.fromEntries(counts.map(({ kind, rows: number }) => [kind, number]));
      await recordChange({ who }, tx, {
        what: 'import',
        subject: 'shop',
        details: { ...details, ...(deleteMissing ? { deleteMissing } : {}) },
      });
    }
    return { problems, counts, pictures: pictures.media.size };
  });
  if (isWritten && report.problems.length === 0) await analyze({ db });
  return report;
};
