import { and, eq } from 'drizzle-orm';

import type { CartItem, SetCartItemRequest } from '@contract/cart';

import type { WithDb } from '../../db/client';
import { hasId } from '../../db/row-id';
import { cartItems } from '../../db/schema';
import type { productSizes } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError } from '../../shared/errors';
import { assertColor, findProduct, findSize } from '../catalogue/product-choice';
import { lineToWire, readLines } from './cart-lines';

type Size = typeof productSizes.$inferSelect;

/**
 * A line may grow up to what is in stock. It may always shrink, so that a person can step down to
 * what is left after the stock fell below a quantity that was fine when it was set.
 */
const assertStock = (size: Size, wanted: number, current: number): void => {
  if (wanted <= size.stock || wanted <= current) return;
  const message =
    size.stock > 0
      ? `Only ${size.stock} left in size ${size.size}`
      : `Size ${size.size} is sold out`;
  throw new ConflictError(message, { quantity: [message] });
};

/** GET /cart: the customer's lines, oldest first, priced as checkout would now. */
export const listCart = async ({ db }: WithDb, customerId: number): Promise<CartItem[]> =>
  (await readLines(db.orm, eq(cartItems.customerId, customerId))).map(lineToWire);

/**
 * POST /cart: sets the quantity of the line of a product, size and color; the same call twice
 * leaves the same bag. 404 for an unknown product, 422 for a size or color that is not the
 * product's, 409 beyond the stock. Section 7.
 */
export const setCartItem = (
  { db }: WithDb,
  customerId: number,
  request: SetCartItemRequest,
): Promise<CartItem> =>
  transact(db, async (tx) => {
    const product = await findProduct(tx, request.product_id);
    const size = await findSize(tx, product.id, request.product_size_id);
    const color = request.color?.trim() ?? '';
    await assertColor(tx, size.productId, color);

    const { quantity } = request;
    const [current] = await tx
      .select({ quantity: cartItems.quantity })
      .from(cartItems)
      .where(
        and(
          eq(cartItems.customerId, customerId),
          eq(cartItems.productId, size.productId),
          eq(cartItems.productSizeId, size.id),
          eq(cartItems.color, color),
        ),
      );
    assertStock(size, quantity, current?.quantity ?? 0);

    const [item] = await tx
      .insert(cartItems)
      .values({ customerId, productId: size.productId, productSizeId: size.id, color, quantity })
      .onConflictDoUpdate({
        target: [
          cartItems.customerId,
          cartItems.productId,
          cartItems.productSizeId,
          cartItems.color,
        ],
        set: { quantity },
      })
      .returning({ id: cartItems.id });
    const [line] = item ? await readLines(tx, eq(cartItems.id, item.id)) : [];
    if (!line) throw new Error('The cart line was not written');
    return lineToWire(line);
  });

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
