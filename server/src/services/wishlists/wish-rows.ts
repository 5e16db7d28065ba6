import { desc, eq, type SQL } from 'drizzle-orm';

import type { WishlistItem } from '@contract/wishlist';

import type { Orm, Transaction } from '../../db/client';
import { products, wishlistItems } from '../../db/schema';
import { effectivePrices, priceFieldsOf } from '../../shared/money';
import { lineProduct, lineProductFields, productPicture } from '../catalogue/line-product';
import { productSizeRows, sizeToWire } from '../catalogue/product-rows';

/** The wishlist items that `where` selects, the latest first, with their products. */
export const readWishes = (orm: Orm | Transaction, where: SQL | undefined) =>
  orm
    .select({
      wish: wishlistItems,
      product: lineProductFields,
      sizes: productSizeRows,
      image: productPicture(wishlistItems.productId, wishlistItems.color),
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(where)
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id));

type WishRow = Awaited<ReturnType<typeof readWishes>>[number];

/** An item as the API returns it: current prices and stock, and the price when it was added. */
export const wishToWire = ({ wish, product, sizes, image }: WishRow): WishlistItem => {
  const chosen = sizes.find(({ id }) => id === wish.productSizeId);
  const counted = chosen ? [chosen] : sizes;
  return {
    id: wish.id,
    ...(wish.color === '' ? {} : { color: wish.color }),
    product: {
      ...lineProduct(product, effectivePrices(product, chosen), image),
      sizes: sizes.map((size) => sizeToWire(product, size)),
    },
    ...(chosen ? { product_size: { id: chosen.id, size: chosen.size } } : {}),
    added_price: priceFieldsOf({ USD: wish.priceUsd, EUR: wish.priceEur, AED: wish.priceAed }),
    added_at: wish.createdAt.toISOString(),
    stock: counted.reduce((sum, { stock }) => sum + stock, 0),
  };
};
