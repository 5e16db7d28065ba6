import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';

import type { Database } from '../../server/src/db/client';
import { products } from '../../server/src/db/schema';
import { runCli } from '../support/run-cli';
import { seenAfter } from './seen-after';
import { addProduct } from './small-shop';

/** A product whose price a shopkeeper changes. */
export interface PricedProduct {
  id: number;
  sku: string;
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
  { url, processes }: { url: string; processes: number },
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

/** How many milliseconds pass until each process shows the price, in the API and on the page. */
export const priceSeenAfter = (
  shop: { url: string; processes: number },
  { id }: PricedProduct,
  dollars: number,
): Promise<number> =>
  seenAfter(async () => {
    const shown = new RegExp(`\\b${dollars}\\b`);
    for (const path of [`/api/products/${id}`, `/product/${id}`]) {
      for (const text of await answersOfEach(shop, path)) {
        if (!shown.test(text)) throw new Error(`${path} has no ${dollars}`);
      }
    }
  });
