import { and, eq } from 'drizzle-orm';

import type { CartItem, SetCartItemRequest } from '@contract/cart';

import type { Database, Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { cartItems, productAttributeOptions, productSizes, products } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError, NotFoundError, invalidField } from '../../shared/errors';
import { lineToWire, readLines } from './cart-lines';

/** What the functions of the customers' bags need. */
export interface CartDeps {
  db: Database;
}

const colorAttribute = 'Color';

type Size = typeof productSizes.$inferSelect;

const assertColor = async (tx: Transaction, productId: number, color: string): Promise<void> => {
  if (color === '') return;
  const [option] = await tx
    .select({ id: productAttributeOptions.id })
    .from(productAttributeOptions)
    .where(
      and(
        eq(productAttributeOptions.productId, productId),
        eq(productAttributeOptions.name, colorAttribute),
        eq(productAttributeOptions.option, color),
      ),
    );
  if (option) return;
  throw invalidField('color', 'Please choose one of the colors of this product.');
};

const findSize = async (tx: Transaction, request: SetCartItemRequest): Promise<Size> => {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(hasId(products.id, request.product_id));
  if (!product) throw new NotFoundError('Product not found');

  const [size] = await tx
    .select()
    .from(productSizes)
    .where(
      and(hasId(productSizes.id, request.product_size_id), eq(productSizes.productId, product.id)),
    );
  if (size) return size;
  throw invalidField('product_size_id', 'Please choose one of the sizes of this product.');
};

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
export const listCart = async ({ db }: CartDeps, customerId: number): Promise<CartItem[]> =>
  (await readLines(db.orm, eq(cartItems.customerId, customerId))).map(lineToWire);

/**
 * POST /cart: sets the quantity of the line of a product, size and color; the same call twice
 * leaves the same bag. 404 for an unknown product, 422 for a size or color that is not the
 * product's, 409 beyond the stock. Section 7.
 */
export const setCartItem = (
  { db }: CartDeps,
  customerId: number,
  request: SetCartItemRequest,
): Promise<CartItem> =>
  transact(db, async (tx) => {
    const size = await findSize(tx, request);
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
  { db }: CartDeps,
  customerId: number,
  id: number,
): Promise<void> => {
  await db.orm
    .delete(cartItems)
    .where(and(hasId(cartItems.id, id), eq(cartItems.customerId, customerId)));
};
