import { openDatabase } from '../../server/src/db/client';
import type { Database, DatabaseOptions } from '../../server/src/db/client';
import { readProduct } from '../../server/src/services/catalogue/catalogue';
import { createProductTexts } from '../../server/src/services/catalogue/product-texts';
import { databaseSeconds, postmasterOf } from './load';
import { round } from './numbers';

const reads = 300;
const warmUpReads = 20;
const listLength = 24;

/** What reading from the database costs, ms of CPU. */
export interface UncachedReads {
  /** A page of 24 products, as lists show them. */
  list: number;
  /** A product, as its page shows it. */
  product: number;
}

/** Has the products of lists read from the database each time, as if they had just changed. */
const uncachedList = (db: Database) => {
  let forget: () => void = () => undefined;
  const read = createProductTexts({
    db,
    catalogue: {
      onChange: (listener) => {
        forget = () => listener({ kind: 'all' });
      },
    },
  });
  return (ids: readonly number[]) => {
    forget();
    return read(ids);
  };
};

/**
 * Measures what products cost that no cache has, without HTTP: the shop keeps some thousands of them, so
 * that requests to a small shop find all, and those to a large one few.
 */
export const measureUncachedReads = async (options: DatabaseOptions): Promise<UncachedReads> => {
  const postmaster = await postmasterOf(options.databaseUrl);
  const db = await openDatabase(options);
  try {
    const { rows } = await db.pool.query<{ id: number }>('select id from products');
    const idAt = (index: number) => rows[(index * 7919) % rows.length]?.id ?? 1;
    const readList = uncachedList(db);

    const costOf = async (read: (index: number) => Promise<unknown>): Promise<number> => {
      for (let done = 0; done < warmUpReads; done += 1) await read(done);
      const [cpuBefore, databaseBefore] = [process.cpuUsage(), databaseSeconds(postmaster)];
      for (let done = 0; done < reads; done += 1) await read(done);
      const { user, system } = process.cpuUsage(cpuBefore);
      const seconds = (user + system) / 1e6 + databaseSeconds(postmaster) - databaseBefore;
      return round((seconds / reads) * 1000);
    };
    return {
      list: await costOf((index) =>
        readList(Array.from({ length: listLength }, (_, at) => idAt(index * listLength + at))),
      ),
      product: await costOf(async (index) =>
        JSON.stringify(await readProduct({ db }, idAt(index))),
      ),
    };
  } finally {
    await db.close();
  }
};
