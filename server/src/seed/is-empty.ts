import type { Orm } from '../db/client';
import { categories, customers, products } from '../db/schema';

/** Whether the shop has no product, category or customer. */
export const isEmpty = async (orm: Pick<Orm, '$count'>): Promise<boolean> => {
  for (const table of [products, categories, customers]) {
    if ((await orm.$count(table)) > 0) return false;
  }
  return true;
};
