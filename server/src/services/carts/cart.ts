import { and, eq, sql } from 'drizzle-orm';

import type { CartItem, SetCartItemRequest } from '@contract/cart';
import { i18n } from '@contract/i18n';

import type { WithDb } from '../../db/client';
import { prepared } from '../../db/prepared';
import { hasId } from '../../db/row-id';
import { cartItems, type productSizes } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { placeholders, readChoice } from '../catalogue/product-choice';
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

const setQuantity = prepared((orm) =>
  orm
    .insert(cartItems)
    .values({ ...placeholders, quantity: sql.placeholder('quantity') })
    .onConflictDoUpdate({
      target: [cartItems.customerId, cartItems.productId, cartItems.productSizeId, cartItems.color],
      set: { quantity: sql`excluded.quantity` },
    })
    .returning({ id: cartItems.id })
    .prepare('set_quantity'),
);

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
  const choice = { customerId, productId, productSizeId, color };
  const { product, size, image, quantity: current } = await readChoice(db.orm, choice);
  if (!size) throw new Error('The chosen size was not read');
  assertStock(size, quantity, current ?? 0);

  const [item] = await setQuantity(db.orm).execute({ ...choice, quantity });
  if (!item) throw new Error('The cart line was not written');
  return lineToWire({ item: { ...item, quantity, color }, product, size, image });
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
