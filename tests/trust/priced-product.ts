import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../server/src/db/client';
import { products } from '../../server/src/db/schema';
import { runCli } from '../support/run-cli';
import { seenAfter } from './seen-after';
import { addProduct } from './small-shop';

const betweenCutsMs = 20;

/** A product whose price a shopkeeper changes. */
export interface PricedProduct {
  id: number;
  sku: string;
}

/** A shop of several processes at one address. */
interface ShopOfProcesses {
  url: string;
  processes: number;
}

export const addPricedProduct = async (db: Database): Promise<PricedProduct> => {
  const { id } = await addProduct(db);
  const [row] = await db.orm
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.id, id));
  if (!row) throw new Error('No product');
  return { id, sku: row.sku };
};

/** Sets the price as a shopkeeper does: by a file, which a command imports. */
export const importPrice = async (
  folder: string,
  { sku }: PricedProduct,
  dollars: number,
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const file = join(folder, 'products.csv');
  await writeFile(file, `sku,price_usd\n${sku},${dollars}.00\n`);
  const { code, complained } = await runCli(['import', file], env);
  if (code !== 0) throw new Error(`The import ended with ${code}: ${complained}`);
};

/** The answers of all processes of a shop: each new connection is the next one's. */
export const answersOfEach = (
  { url, processes }: ShopOfProcesses,
  path: string,
  headers: Record<string, string> = {},
): Promise<string[]> =>
  Promise.all(
    Array.from({ length: 2 * processes }, async () => {
      const response = await fetch(`${url}${path}`, {
        headers: { connection: 'close', ...headers },
      });
      return response.text();
    }),
  );

/** Where a product's price is shown: in the API and on its page. */
const pathsOf = ({ id }: PricedProduct): string[] => [`/api/products/${id}`, `/product/${id}`];

/** How many milliseconds pass until each process shows the price, in the API and on the page. */
export const priceSeenAfter = (
  shop: ShopOfProcesses,
  product: PricedProduct,
  dollars: number,
): Promise<number> =>
  seenAfter(async () => {
    const shown = new RegExp(`\\b${dollars}\\b`);
    for (const path of pathsOf(product)) {
      for (const text of await answersOfEach(shop, path)) {
        if (!shown.test(text)) throw new Error(`${path} has no ${dollars}`);
      }
    }
  });

/** Cuts the connections over which processes are notified of changes, and says how many these were. */
const cutNotifications = async ({ orm }: Database): Promise<number> => {
  const { rows } = await orm.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'selvage-listener'`,
  );
  return rows.length;
};

/**
 * The same as `priceSeenAfter`, from the end of `change` on, which sets the price while the processes'
 * notifications are cut off, as often as they connect again. Visitors go on asking meanwhile, so that
 * each process has the price of before in its cache.
 */
export const priceSeenThoughCutOff = async (
  shop: ShopOfProcesses,
  product: PricedProduct,
  dollars: number,
  { db, change }: { db: Database; change: () => Promise<void> },
): Promise<number> => {
  let isChanged = false;
  let cuts = 0;
  const keepCutting = async (): Promise<void> => {
    while (!isChanged) {
      cuts += await cutNotifications(db);
      for (const path of pathsOf(product)) await answersOfEach(shop, path);
      await wait(betweenCutsMs);
    }
  };
  const changeAndSee = async (): Promise<number> => {
    try {
      await change();
    } finally {
      isChanged = true;
    }
    return priceSeenAfter(shop, product, dollars);
  };
  const [seenAfterMs] = await Promise.all([changeAndSee(), keepCutting()]);
  if (cuts < shop.processes) throw new Error(`Only ${cuts} connections were cut`);
  return seenAfterMs;
};
