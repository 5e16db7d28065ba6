import type { Currency } from '@contract/money';
import type { Product } from '@contract/product';
import type { WishlistItem } from '@contract/wishlist';
import { type SizeOption, soldOutOf, toSizeOption } from '@/entities/product/@x/wishlist';
import { type PriceByCurrency, pricesFromWire } from '@/shared/lib/money';

import type { Wish } from './wish';

/** The product of a wish, as the catalogue has it now. */
export interface WishedPiece {
  name: string;
  image: string;
  prices: PriceByCurrency;
  discountPercentage: number;
  sizes: SizeOption[];
}

const pieceOf = (product: WishlistItem['product'], image: string): WishedPiece => ({
  name: product.name,
  image,
  prices: pricesFromWire(product),
  discountPercentage: product.discount_percentage,
  sizes: product.sizes.map(toSizeOption),
});

/** The provider's item: it has the picture of the color. */
export const pieceFromItem = ({ product }: WishlistItem): WishedPiece =>
  pieceOf(product, product.primary_image);

/** The catalogue's product, with the first picture of the color. */
export const pieceFromProduct = (product: Product, color: string): WishedPiece => {
  const own = product.images.find((image) => image.color?.toLowerCase() === color.toLowerCase());
  return pieceOf(product, own?.image ?? product.primary_image);
};

/** The chosen size; null when none is, or it is no longer made. */
export const sizeOfWish = ({ sizeId }: Wish, { sizes }: WishedPiece): SizeOption | null =>
  sizes.find(({ id }) => id === sizeId) ?? null;

/** Pieces left, of the chosen size or of all; null when the provider does not say. */
export const stockOfWish = (wish: Wish, piece: WishedPiece): number | null => {
  const size = sizeOfWish(wish, piece);
  const counted = size === null ? piece.sizes : [size];
  return counted.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
};

/** Whether it is sold out: in the chosen size, else in all. */
export const isWishSoldOut = (wish: Wish, piece: WishedPiece): boolean => {
  const size = sizeOfWish(wish, piece);
  return size === null ? soldOutOf(piece.sizes) : size.stock === 0;
};

/** What it costs now, in the chosen size if one is, in minor units. */
export const priceOfWish = (wish: Wish, piece: WishedPiece, currency: Currency): number =>
  (sizeOfWish(wish, piece)?.prices ?? piece.prices)[currency];

/** How much less it costs than when it was added, in minor units; 0 when it does not. */
export const priceDropOf = (wish: Wish, piece: WishedPiece, currency: Currency): number =>
  Math.max(0, wish.addedPrices[currency] - priceOfWish(wish, piece, currency));
