import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { CartItem } from '@contract/cart';

import type { Orm, Transaction } from '../../db/client';
import { cartItems, productSizes, products } from '../../db/schema';
import { effectivePrices, priceFieldsOf } from '../../shared/money';
import type { Prices } from '../../shared/money';

/** A line's picture: the first in its color, else the product's first; empty when it has none. */
const pictureOfLine = sql<string>`coalesce((
  select pictures.image from product_images pictures
  where pictures.product_id = ${cartItems.productId}
  order by (lower(pictures.color) is not distinct from lower(${cartItems.color})) desc,
    pictures.position, pictures.id
  limit 1
), '')`;

/** The bag's lines that `where` selects, oldest first, with what they are lines of. */
export const readLines = (orm: Orm | Transaction, where: SQL | undefined) =>
  orm
    .select({ item: cartItems, product: products, size: productSizes, image: pictureOfLine })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(productSizes, eq(productSizes.id, cartItems.productSizeId))
    .where(where)
    .orderBy(asc(cartItems.id));

export type CartLine = Awaited<ReturnType<typeof readLines>>[number];

/** The product of a line, at the prices of its size. */
export const lineProduct = (
  { id, name, discountPercentage }: Pick<CartLine['product'], 'id' | 'name' | 'discountPercentage'>,
  prices: Prices,
  image: string,
): CartItem['product'] => ({
  id,
  name,
  ...priceFieldsOf(prices),
  primary_image: image,
  discount_percentage: discountPercentage,
});

/** A line as the wire carries it, priced as checkout would now, whatever is left in stock. */
export const lineToWire = ({ item, product, size, image }: CartLine): CartItem => ({
  id: item.id,
  quantity: item.quantity,
  ...(item.color ? { color: item.color } : {}),
  product: lineProduct(product, effectivePrices(product, size), image),
  product_size: { id: size.id, size: size.size, stock: size.stock },
});
