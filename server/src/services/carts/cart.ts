import { and, eq, sql } from 'drizzle-orm';

import type { CartItem, SetCartItemRequest } from '@contract/cart';
import { i18n } from '@contract/i18n';

import type { WithDb } from '../../db/client';
import { prepared } from '../../db/prepared';
import { hasId } from '../../db/row-id';
import { cartItems, productSizes } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { isItsColor, placeholders, queryChoice, readChoice } from '../catalogue/product-choice';
import { lineToWire, readLines } from './cart-lines';

type Size = typeof productSizes.$inferSelect;

/**
 * 409 for a quantity above the stock. A line may always shrink, also to a quantity that is still above
 * a stock that has fallen since.
 */
const assertStock = (size: Size, wanted: number, current: number): void => {
  if (wanted <= size.stock || wanted <= current) return;
  const message =
    size.stock > 0
      ? i18n.t('Only {count} left in size {size}', { count: size.stock, size: size.size })
      : i18n.t('Size {size} is sold out', { size: size.size });
  throw new ConflictError(message, { quantity: [message] });
};

const selectLines = prepared((orm) =>
  readLines(orm, eq(cartItems.customerId, placeholders.customerId)).prepare('select_lines'),
);

/** GET /cart: the customer's lines, oldest first, priced as checkout would now. */
export const listCart = async ({ db }: WithDb, customerId: number): Promise<CartItem[]> =>
  (await selectLines(db.orm).execute({ customerId })).map(lineToWire);

const wanted = sql`${sql.placeholder('quantity')}::integer`;

/** Writes the line of a choice that `readChoice` and `assertStock` accept, and no other. */
const writeLine = sql`
  insert into ${cartItems} (customer_id, product_id, product_size_id, color, quantity)
  select ${placeholders.customerId}::integer, size.product_id, size.id, ${placeholders.color}, ${wanted}
  from ${productSizes} size left join ${cartItems} line
    on line.customer_id = ${placeholders.customerId} and line.product_id = size.product_id
      and line.product_size_id = size.id and line.color = ${placeholders.color}
  where size.id = ${placeholders.productSizeId} and size.product_id = ${placeholders.productId}
    and (${wanted} <= size.stock or ${wanted} <= line.quantity)
    and (${placeholders.color} = '' or ${isItsColor(sql`size.product_id`)})
  on conflict (customer_id, product_id, product_size_id, color)
    do update set quantity = excluded.quantity
  returning id`;

const setLine = prepared((orm) => {
  const written = orm.$with('written', { id: cartItems.id }).as(writeLine);
  return queryChoice(orm.with(written), sql`(select id from written)`).prepare('set_line');
});

/**
 * POST /cart: sets the quantity of the line of a product, size and color; the same call twice
 * leaves the same bag. 404 for an unknown product, 422 for a size or color that is not the
 * product's, 409 beyond the stock. Section 7.
 */
export const setCartItem = async (
  { db }: WithDb,
  customerId: number,
  request: SetCartItemRequest,
): Promise<CartItem> => {
  const { quantity, product_id: productId, product_size_id: productSizeId } = request;
  const color = request.color?.trim() ?? '';
  const choice = { customerId, productId, productSizeId, color, quantity };
  const {
    product,
    size,
    image,
    quantity: current,
    lineId,
  } = await readChoice(db.orm, choice, setLine);
  if (!size) throw new Error('The chosen size was not read');
  assertStock(size, quantity, current ?? 0);
  if (lineId === null) throw new Error('The cart line was not written');
  return lineToWire({ item: { id: lineId, quantity, color }, product, size, image });
};

/** DELETE /cart/{id}: also when it is already gone; another customer's line stays. */
export const removeCartItem = async (
  { db }: WithDb,
  customerId: number,
  id: number,
): Promise<void> => {
  await db.orm
    .delete(cartItems)
    .where(and(hasId(cartItems.id, id), eq(cartItems.customerId, customerId)));
};
