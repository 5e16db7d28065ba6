import type { Database, Orm } from '../db/database';
import { categories, customers, products } from '../db/schema';

/** Whether there is no product, category or customer, as seen by the caller's transaction. */
export const holdsNothing = async (orm: Pick<Orm, '$count'>): Promise<boolean> => {
  for (const table of [products, categories, customers]) {
    if ((await orm.$count(table)) > 0) return false;
  }
  return true;
};

/** Whether the shop is new: without any product, category or customer. */
export const isEmpty = ({ orm }: Database): Promise<boolean> => holdsNothing(orm);
