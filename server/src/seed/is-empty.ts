import type { Database, Orm } from '../db/database';
import { categories, customers, products } from '../db/schema';

/** Whether nothing was ever put into the shop, neither goods nor people, as the caller sees it. */
export const holdsNothing = async (orm: Pick<Orm, '$count'>): Promise<boolean> => {
  for (const table of [products, categories, customers]) {
    if ((await orm.$count(table)) > 0) return false;
  }
  return true;
};

/** Whether the shop is as new: it holds no product, category or customer. */
export const isEmpty = ({ orm }: Database): Promise<boolean> => holdsNothing(orm);
