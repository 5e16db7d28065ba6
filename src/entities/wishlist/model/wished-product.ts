import type { Currency } from '@contract/money';
import type { Product } from '@contract/product';
import type { WishlistItem } from '@contract/wishlist';
import {
  areAllSoldOut,
  isSoldOut,
  pictureOfColor,
  type SizeOption,
  sizeOptionFromWire,
} from '@/entities/product/@x/wishlist';
import { type PriceByCurrency, pricesFromWire } from '@/shared/lib/money';

import type { Wish } from './wish';

/** The product of a wish, as the catalogue has it now. */
export interface WishedProduct {
  name: string;
  image: string;
  /** Null where the provider names none. */
  prices: PriceByCurrency | null;
  discountPercentage: number;
  sizes: SizeOption[];
}

const toWishedProduct = (product: WishlistItem['product'], image: string): WishedProduct => ({
  name: product.name,
  image,
  prices: pricesFromWire(product),
  discountPercentage: product.discount_percentage,
  sizes: product.sizes.map(sizeOptionFromWire),
});

/** The provider's item: it has the picture of the color. */
export const wishedProductFromWire = ({ product }: WishlistItem): WishedProduct =>
  toWishedProduct(product, product.primary_image);

/** The catalogue's product, with the first picture of the color. */
export const wishedProductOf = (product: Product, color: string): WishedProduct =>
  toWishedProduct(product, pictureOfColor(product.images, color) ?? product.primary_image);

/** The chosen size; null when none is, or it is no longer made. */
export const sizeOfWish = ({ sizeId }: Wish, { sizes }: WishedProduct): SizeOption | null =>
  sizes.find(({ id }) => id === sizeId) ?? null;

/** Units left, of the chosen size or of all; null when the provider does not say. */
export const stockOfWish = (wish: Wish, product: WishedProduct): number | null => {
  const size = sizeOfWish(wish, product);
  const counted = size === null ? product.sizes : [size];
  return counted.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
};

/** Whether it is sold out: in the chosen size, else in all. */
export const isWishSoldOut = (wish: Wish, product: WishedProduct): boolean => {
  const size = sizeOfWish(wish, product);
  return size === null ? areAllSoldOut(product.sizes) : isSoldOut(size);
};

/** What it costs now, in the chosen size if one is, in minor units; null while that is unknown. */
export const priceOfWish = (
  wish: Wish,
  product: WishedProduct,
  currency: Currency,
): number | null => (sizeOfWish(wish, product)?.prices ?? product.prices)?.[currency] ?? null;

/** How much less it costs than when it was added, in minor units; 0 when it does not, as far as is known. */
export const priceDropOf = (wish: Wish, product: WishedProduct, currency: Currency): number => {
  const price = priceOfWish(wish, product, currency);
  return price === null ? 0 : Math.max(0, (wish.addedPrices?.[currency] ?? 0) - price);
};
