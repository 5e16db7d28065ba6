import { i18n } from '@contract/i18n';
import { maxWishes } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';

/** A product on the wishlist, where chosen in a size and a color. */
export interface Wish {
  /** One for every product, size and color: see `wishId`. */
  id: string;
  productId: number;
  /** Null while no size is chosen. */
  sizeId: number | null;
  /** Empty without a color. */
  color: string;
  /** What it cost when it was added, in minor units; null where that was not known. */
  addedPrices: PriceByCurrency | null;
  /** ISO 8601. */
  addedAt: string;
}

/** The product, size and color of a wish. */
export type WishChoice = Pick<Wish, 'productId' | 'sizeId' | 'color'>;

/** Why a wish was not added or removed; null when it was. */
export type WishRefusal = string | null;

/** The refusal of one more wish. */
export const fullWishlistText = () =>
  i18n.t('A wishlist holds up to {count} pieces.', { count: maxWishes });

/** The id of a wish: the same product in the same size and color is the same wish. */
export const wishId = ({ productId, sizeId, color }: WishChoice): string =>
  [productId, sizeId ?? '', color].join(':');

/** A new wish, added now. */
export const newWish = (
  { productId, sizeId, color }: WishChoice,
  addedPrices: PriceByCurrency | null,
): Wish => ({
  id: wishId({ productId, sizeId, color }),
  productId,
  sizeId,
  color,
  addedPrices,
  addedAt: new Date().toISOString(),
});

/**
 * Whether a heart for the choice shows this wish. A missing size or color, of the wish
 * or of the choice, matches every one.
 */
export const matchesChoice = (wish: WishChoice, choice: WishChoice): boolean =>
  wish.productId === choice.productId &&
  (wish.sizeId === null || choice.sizeId === null || wish.sizeId === choice.sizeId) &&
  (wish.color === '' || choice.color === '' || wish.color === choice.color);
