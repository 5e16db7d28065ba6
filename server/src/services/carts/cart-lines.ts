import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { CartItem } from '@contract/cart';

import type { Orm, Transaction } from '../../db/client';
import { cartItems, productSizes, products } from '../../db/schema';
import { effectivePrices, priceFieldsOf } from '../../shared/money';

/**
 * The picture of a bag's line, as an SQL expression: the first of the chosen colour, else the
 * product's first; empty when it has none.
 */
export const pictureOfLine = (
  productId: typeof cartItems.productId,
  color: typeof cartItems.color,
): SQL<string> =>
  sql<string>`coalesce((
    select pictures.image from product_images pictures
    where pictures.product_id = ${productId}
    order by (lower(pictures.color) is not distinct from lower(${color})) desc,
      pictures.position, pictures.id
    limit 1
  ), '')`;

/**
 * A customer's lines as the wire carries them, oldest first, priced as checkout would now. A line
 * whose stock fell below its quantity is listed as it is. With `itemId`, only that line.
 */
export const readCart = async (
  orm: Orm | Transaction,
  customerId: number,
  itemId?: number,
): Promise<CartItem[]> => {
  const rows = await orm
    .select({
      item: cartItems,
      product: products,
      size: productSizes,
      image: pictureOfLine(cartItems.productId, cartItems.color),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(productSizes, eq(productSizes.id, cartItems.productSizeId))
    .where(
      and(
        eq(cartItems.customerId, customerId),
        itemId === undefined ? undefined : eq(cartItems.id, itemId),
      ),
    )
    .orderBy(asc(cartItems.id));

  return rows.map(({ item, product, size, image }) => ({
    id: item.id,
    quantity: item.quantity,
    ...(item.color ? { color: item.color } : {}),
    product: {
      id: product.id,
      name: product.name,
      ...priceFieldsOf(effectivePrices(product, size)),
      primary_image: image,
      discount_percentage: product.discountPercentage,
    },
    product_size: { id: size.id, size: size.size, stock: size.stock },
  }));
};
