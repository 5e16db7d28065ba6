import { and, eq } from 'drizzle-orm';

import type { CartItem, SetCartItemRequest } from '@contract/cart';

import type { Database, Transaction } from '../../db/client';
import { cartItems, productAttributeOptions, productSizes, products } from '../../db/schema';
import { ConflictError, InvalidInputError, NotFoundError } from '../../shared/errors';
import { transact } from '../orders/transact';
import { isRowId } from '../../db/row-id';
import { readCart } from './cart-lines';

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
  const sentence = 'Please choose one of the colours of this product.';
  throw new InvalidInputError(sentence, { color: [sentence] });
};

const findSize = async (tx: Transaction, request: SetCartItemRequest): Promise<Size> => {
  const { product_id: productId, product_size_id: sizeId } = request;
  const [product] = isRowId(productId)
    ? await tx.select({ id: products.id }).from(products).where(eq(products.id, productId))
    : [];
  if (!product) throw new NotFoundError('Product not found');

  const [size] = isRowId(sizeId)
    ? await tx
        .select()
        .from(productSizes)
        .where(and(eq(productSizes.id, sizeId), eq(productSizes.productId, productId)))
    : [];
  if (size) return size;
  const sentence = 'Please choose one of the sizes of this product.';
  throw new InvalidInputError(sentence, { product_size_id: [sentence] });
};

/**
 * A line may grow up to what is in stock. It may always shrink, so that a person can step down to
 * what is left after the stock fell below a quantity that was fine when it was set.
 */
const assertStock = (size: Size, wanted: number, current: number): void => {
  if (wanted <= size.stock || wanted <= current) return;
  const sentence =
    size.stock > 0
      ? `Only ${size.stock} left in size ${size.size}`
      : `Size ${size.size} is sold out`;
  throw new ConflictError(sentence, { quantity: [sentence] });
};

/** The customers' bags (specification, sections 3, 4 and 7). A line is product + size + colour. */
export const createCartService = ({ db }: { db: Database }) => ({
  /** GET /cart: the lines, oldest first, priced as checkout would now. */
  list: (customerId: number): Promise<CartItem[]> => readCart(db.orm, customerId),

  /**
   * POST /cart: sets a line's quantity; the same call twice leaves the same bag. 404 for an unknown
   * product, 422 for a size or colour that is not the product's, 409 beyond the stock.
   */
  set: (customerId: number, request: SetCartItemRequest): Promise<CartItem> =>
    transact(db, async (tx) => {
      const size = await findSize(tx, request);
      const color = request.color?.trim() ?? '';
      await assertColor(tx, size.productId, color);

      const line = { customerId, productId: size.productId, productSizeId: size.id, color };
      const [current] = await tx
        .select({ quantity: cartItems.quantity })
        .from(cartItems)
        .where(
          and(
            eq(cartItems.customerId, line.customerId),
            eq(cartItems.productId, line.productId),
            eq(cartItems.productSizeId, line.productSizeId),
            eq(cartItems.color, line.color),
          ),
        );
      assertStock(size, request.quantity, current?.quantity ?? 0);

      const [item] = await tx
        .insert(cartItems)
        .values({ ...line, quantity: request.quantity })
        .onConflictDoUpdate({
          target: [
            cartItems.customerId,
            cartItems.productId,
            cartItems.productSizeId,
            cartItems.color,
          ],
          set: { quantity: request.quantity },
        })
        .returning({ id: cartItems.id });
      const [written] = item ? await readCart(tx, customerId, item.id) : [];
      if (!written) throw new Error('The cart line was not written');
      return written;
    }),

  /** DELETE /cart/{id}: also when it is already gone; another customer's line stays. */
  remove: async (customerId: number, id: number): Promise<void> => {
    if (!isRowId(id)) return;
    await db.orm
      .delete(cartItems)
      .where(and(eq(cartItems.id, id), eq(cartItems.customerId, customerId)));
  },
});
