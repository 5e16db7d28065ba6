import { asc, eq, type SQL } from 'drizzle-orm';

import type { CartItem } from '@contract/cart';

import type { Orm, Transaction } from '../../db/client';
import { cartItems, productSizes, products } from '../../db/schema';
import { effectivePrices } from '../../shared/money';
import { lineProduct, lineProductFields, productPicture } from '../catalogue/line-product';

/** The lines of bags that `where` selects, oldest first, with their products and sizes. */
export const readLines = (orm: Orm | Transaction, where: SQL | undefined) =>
  orm
    .select({
      item: cartItems,
      product: lineProductFields,
      size: productSizes,
      image: productPicture(cartItems.productId, cartItems.color),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(productSizes, eq(productSizes.id, cartItems.productSizeId))
    .where(where)
    .orderBy(asc(cartItems.id));

export type CartLine = Awaited<ReturnType<typeof readLines>>[number];

/** A line as the API returns it, at the prices that checkout would charge. */
export const lineToWire = ({
  item,
  product,
  size,
  image,
}: Omit<CartLine, 'item'> & {
  item: Pick<CartLine['item'], 'id' | 'quantity' | 'color'>;
}): CartItem => ({
  id: item.id,
  quantity: item.quantity,
  ...(item.color ? { color: item.color } : {}),
  product: lineProduct(product, effectivePrices(product, size), image),
  product_size: { id: size.id, size: size.size, stock: size.stock },
});
