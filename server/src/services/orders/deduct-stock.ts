import { asc, inArray, sql } from 'drizzle-orm';

import { currentLanguage } from '@contract/current-language';
import { i18n } from '@contract/i18n';

import type { Transaction } from '../../db/client';
import { productSizes } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import type { CartLine } from '../carts/cart-lines';
import { readTranslations } from '../translations/read-translations';

/** The quantity of each size in the bag, summed over its lines. */
const demandOf = (bag: CartLine[]): Map<number, number> => {
  const demand = new Map<number, number>();
  for (const { size, item } of bag) {
    demand.set(size.id, (demand.get(size.id) ?? 0) + item.quantity);
  }
  return demand;
};

const shortageMessage = (name: string, size: string, stock: number): string =>
  stock > 0
    ? i18n.t('Only {count} left of {name} in size {size}', { count: stock, name, size })
    : i18n.t('{name} in size {size} is sold out', { name, size });

/** 409 with a message for every line whose size has less in stock than the bag holds. */
export const assertInStock = async (
  tx: Transaction,
  bag: CartLine[],
  sizes: { id: number; stock: number }[] = bag.map(({ size }) => size),
): Promise<void> => {
  const stocks = new Map(sizes.map(({ id, stock }) => [id, stock]));
  const stockOf = ({ size }: CartLine) => stocks.get(size.id) ?? 0;
  const demand = demandOf(bag);
  const short = bag.filter((line) => stockOf(line) < (demand.get(line.size.id) ?? 0));
  if (short.length === 0) return;

  const texts = short.map(({ product }) => product.name);
  const names = await readTranslations(tx, currentLanguage(), texts);
  const fields = Object.fromEntries(
    short.map((line) => {
      const { name } = line.product;
      const message = shortageMessage(names.get(name) ?? name, line.size.size, stockOf(line));
      return [String(line.item.id), [message]];
    }),
  );
  const messages = [...new Set(Object.values(fields).flat())];
  throw new ConflictError(`${messages.join('. ')}. ${i18n.t('Nothing was ordered.')}`, fields);
};

/**
 * Deducts the bag's quantities from the stock; 409 when something is short. The sizes are locked in the
 * order of their ids, so that checkouts can't deadlock; the condition in the UPDATE prevents selling
 * more than there is.
 */
export const deductStock = async (tx: Transaction, bag: CartLine[]): Promise<void> => {
  const demand = demandOf(bag);
  const locked = await tx
    .select({ id: productSizes.id, stock: productSizes.stock })
    .from(productSizes)
    .where(inArray(productSizes.id, [...demand.keys()]))
    .orderBy(asc(productSizes.id))
    .for('no key update');
  await assertInStock(tx, bag, locked);

  const rows = [...demand].map(([id, quantity]) => sql`(${id}::integer, ${quantity}::integer)`);
  const deducted = await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} - demand.quantity` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as demand (size_id, quantity)`)
    .where(sql`${productSizes.id} = demand.size_id and ${productSizes.stock} >= demand.quantity`)
    .returning({ id: productSizes.id });
  if (deducted.length !== demand.size) throw new Error('The stock changed under its lock');
};
