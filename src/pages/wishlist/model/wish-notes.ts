import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { Currency } from '@contract/money';
import { lowStockText } from '@/entities/product';
import {
  isWishSoldOut,
  priceDropOf,
  sizeOfWish,
  stockOfWish,
  type WishlistEntry,
} from '@/entities/wishlist';
import { formatMoney } from '@/shared/lib/money';
import { sizeText } from '@/shared/lib/size-text';

/** The color and size of a wish in words; `label` names a color in the page's language. */
export const choiceText = (
  { wish, product }: WishlistEntry,
  label: (color: string) => string,
): string => {
  const size = product && sizeOfWish(wish, product);
  return commaList([label(wish.color), size ? sizeText(size.label) : '']);
};

/**
 * What has changed since a product was added: its stock, then its price. Of one that is no longer sold
 * the card's heading says so.
 */
export const wishNotes = ({ wish, product }: WishlistEntry, currency: Currency): string[] => {
  if (product === null) return [];
  const gone = wish.sizeId !== null && sizeOfWish(wish, product) === null;
  if (gone) return [i18n.t('No longer available in this size')];
  const stock = isWishSoldOut(wish, product)
    ? i18n.t('Sold out')
    : lowStockText({ stock: stockOfWish(wish, product) });
  const drop = priceDropOf(wish, product, currency);
  const price =
    drop > 0
      ? i18n.t('Price drop: {amount} less than when you added it', {
          amount: formatMoney(drop, currency, { decimals: 2 }),
        })
      : null;
  return [stock, price].filter((note) => note !== null);
};
