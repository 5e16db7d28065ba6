import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';

import { maxWishes } from '@contract/constants';
import { i18n } from '@contract/i18n';
import { toMinor } from '@contract/minor-units';
import type { Money } from '@contract/money';
import type { AddWishRequest, WishlistItem } from '@contract/wishlist';

import type { WithDb, Orm, Transaction } from '../../db/client';
import { hasId, maxInteger } from '../../db/row-id';
import { customers, products, wishlistItems } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError, NotFoundError } from '../../shared/errors';
import { effectivePrices, priceFieldsOf, type Prices } from '../../shared/money';
import { lineProduct, lineProductFields, productPicture } from '../catalogue/line-product';
import { readChoice } from '../catalogue/product-choice';
import { productSizeRows, sizeToWire } from '../catalogue/product-rows';

/** The wishlist items that `where` selects, the latest first, with their products. */
const readWishes = (orm: Orm | Transaction, where: SQL | undefined) =>
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
const wishToWire = ({ wish, product, sizes, image }: WishRow): WishlistItem => {
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

const oneWish = async (orm: Orm | Transaction, id: number): Promise<WishlistItem> => {
  const [row] = await readWishes(orm, eq(wishlistItems.id, id));
  if (!row) throw new Error('The wish was not written');
  return wishToWire(row);
};

/** GET /wishlist: the customer's wishes, the latest first. */
export const listWishes = async ({ db }: WithDb, customerId: number): Promise<WishlistItem[]> =>
  (await readWishes(db.orm, eq(wishlistItems.customerId, customerId))).map(wishToWire);

/** Serializes a customer's calls, so that two at once can't exceed the limit. */
const lockWishlist = (tx: Transaction, customerId: number) =>
  tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');

/** The prices that a guest's browser remembered; only this customer ever sees them. */
const guestPrices = ({ added_price: added }: AddWishRequest): Prices | null => {
  if (added === undefined) return null;
  const storable = (money: Money) => Math.min(toMinor(money), maxInteger);
  return {
    USD: storable(added.price_in_usd),
    EUR: storable(added.price_in_eur),
    AED: storable(added.price_in_aed),
  };
};

/**
 * When the wish was first added, by a guest or before it was removed; never later than now, nor before
 * 1970: PostgreSQL has no year 0.
 */
const addedAt = ({ added_at: before }: AddWishRequest): Date => {
  const added = Date.parse(before ?? '') || Infinity;
  return new Date(Math.min(Math.max(added, 0), Date.now()));
};

/**
 * POST /wishlist: a product, where chosen in a size and color; the same call twice leaves one item
 * with its first date and price. 404 for an unknown product, 422 for a size or color that is not
 * the product's, 409 when the wishlist is full.
 */
export const addWish = (
  { db }: WithDb,
  customerId: number,
  request: AddWishRequest,
): Promise<WishlistItem> =>
  transact(db, async (tx) => {
    const color = request.color?.trim() ?? '';
    const { product, size } = await readChoice(tx, {
      customerId,
      productId: request.product_id,
      productSizeId: request.product_size_id,
      color,
    });

    await lockWishlist(tx, customerId);
    const [known] = await tx
      .select({ id: wishlistItems.id })
      .from(wishlistItems)
      .where(
        and(
          eq(wishlistItems.customerId, customerId),
          eq(wishlistItems.productId, product.id),
          size ? eq(wishlistItems.productSizeId, size.id) : isNull(wishlistItems.productSizeId),
          eq(wishlistItems.color, color),
        ),
      );
    if (known) return oneWish(tx, known.id);
    if ((await tx.$count(wishlistItems, eq(wishlistItems.customerId, customerId))) >= maxWishes) {
      throw new ConflictError(
        i18n.t('A wishlist holds up to {count} pieces.', { count: maxWishes }),
      );
    }

    const prices = guestPrices(request) ?? effectivePrices(product, size);
    const [added] = await tx
      .insert(wishlistItems)
      .values({
        customerId,
        productId: product.id,
        productSizeId: size?.id ?? null,
        color,
        priceUsd: prices.USD,
        priceEur: prices.EUR,
        priceAed: prices.AED,
        createdAt: addedAt(request),
      })
      .returning({ id: wishlistItems.id });
    if (!added) throw new Error('The wish was not written');
    return oneWish(tx, added.id);
  });

/** DELETE /wishlist/{id}: 404 when the customer has no such item. */
export const removeWish = async ({ db }: WithDb, customerId: number, id: number): Promise<void> => {
  const removed = await db.orm
    .delete(wishlistItems)
    .where(and(hasId(wishlistItems.id, id), eq(wishlistItems.customerId, customerId)))
    .returning({ id: wishlistItems.id });
  if (removed.length === 0) throw new NotFoundError(i18n.t('This piece is not on your wishlist.'));
};
