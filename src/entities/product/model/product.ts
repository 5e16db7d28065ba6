import type { Category } from '@contract/category';
import type { GarmentMeasures, Product, ProductImage, ProductSize } from '@contract/product';
import { colorAttribute } from '@/shared/config';
import { type PriceByCurrency, pricesFromWire } from '@/shared/lib/money';
import { sameText } from '@/shared/lib/text';

import { areAllSoldOut } from './stock';

/** A product as a list shows it. */
export interface ProductSummary {
  id: number;
  name: string;
  image: string;
  /** Another picture, shown while the card is hovered. */
  secondImage: string | null;
  /** Null where the provider names none. */
  prices: PriceByCurrency | null;
  discountPercentage: number;
  soldOut: boolean;
  /** The color that the picture shows, where there are colors. */
  color: string | null;
  category: Category;
  /** How many colors its style has, its siblings' included; 0 when the provider names none. */
  colorCount: number;
  /** Which of its several colors the list was filtered by; null for none. */
  matchedColor: string | null;
}

/** Another product of the same style, in another color. */
export interface SiblingProduct {
  id: number;
  color: string;
  image: string;
  soldOut: boolean;
}

export interface ProductPicture {
  image: string;
  alt: string;
  /** The color option that the picture shows; null when it shows no particular one. */
  color: string | null;
}

export interface SizeOption {
  id: number;
  label: string;
  /** Null where the provider names none. */
  prices: PriceByCurrency | null;
  /** Units left; null when the provider does not say, which means available. */
  stock: number | null;
}

/** A product as its own page shows it. */
export interface ProductDetail extends ProductSummary {
  /** The stock keeping unit, where the provider says it. */
  sku: string | null;
  /** HTML of the provider: sanitize before showing. */
  description: string;
  /** HTML of the provider: sanitize before showing. */
  details: string;
  pictures: ProductPicture[];
  sizes: SizeOption[];
  colors: string[];
  /** The style's other colors that are products of their own. */
  siblings: SiblingProduct[];
  /** Attributes other than the color. */
  attributes: Product['attributes'];
  /** The picture of the size chart. */
  sizeGuide: string | null;
  /** How it fits, in a line; null when the provider does not say. */
  fit: string | null;
  /** The garment's measurements by size. */
  measurements: GarmentMeasures[];
  /** The ids of the products shown with it. */
  looksWith: number[];
}

const isColor = (attribute: { name: string }) => sameText(attribute.name, colorAttribute);

/** The provider's size, mapped once. */
export const sizeOptionFromWire = (size: ProductSize): SizeOption => ({
  id: size.id,
  label: size.size,
  prices: pricesFromWire(size),
  stock: size.stock ?? null,
});

interface ColoredPicture {
  image: string;
  color?: string | null;
}

/** Whether a picture shows a color, as far as the provider says so. */
export const showsColor = ({ color: shown }: ColoredPicture, color: string): boolean =>
  Boolean(shown && sameText(shown, color));

/** The first of the pictures that shows a color; null without one. */
export const pictureOfColor = (pictures: readonly ColoredPicture[], color: string): string | null =>
  pictures.find((picture) => showsColor(picture, color))?.image ?? null;

/** The colors of a product; none where a list leaves the attributes out. */
export const colorsOf = ({ attributes = [] }: Partial<Product>): string[] =>
  attributes.find(isColor)?.options ?? [];

/** The name among the colors that a color has in any case of its letters. */
const ownColor = (colors: readonly string[], color: string | null): string | undefined =>
  color === null ? undefined : colors.find((name) => sameText(name, color));

/** The provider's product as a list has it that is filtered by one of its colors. */
export const inColor = (wire: Product, color: string | null): Product => {
  const own = ownColor(colorsOf(wire), color);
  return own === undefined ? wire : { ...wire, matched_color: own };
};

/** The picture of a product in a list: in the color that the list is filtered by, if any. */
const shownPictureOf = (wire: Product): Omit<ProductImage, 'alt'> =>
  wire.images.find(({ color }) => color !== undefined && color === wire.matched_color) ??
  wire.images.find(({ image }) => image === wire.primary_image) ?? { image: wire.primary_image };

/** Another picture of the color that the shown picture shows. */
const secondViewOf = (wire: Product, shown: Omit<ProductImage, 'alt'>): string | null => {
  const second = wire.images.find(
    ({ image, color }) => image !== shown.image && (color ?? shown.color) === shown.color,
  );
  return second?.image ?? null;
};

/** The color of the shown picture, else the first. */
const shownColorOf = (wire: Product, shown: Omit<ProductImage, 'alt'>): string | null => {
  const colors = colorsOf(wire);
  const pictured = colors.find((name) => showsColor(shown, name));
  return wire.matched_color ?? pictured ?? colors[0] ?? null;
};

/** The provider's product, as a list shows it. */
export const productSummaryFromWire = (wire: Product): ProductSummary => {
  const shown = shownPictureOf(wire);
  const colors = colorsOf(wire);
  return {
    id: wire.id,
    name: wire.name,
    image: shown.image,
    secondImage: secondViewOf(wire, shown),
    prices: pricesFromWire(wire),
    discountPercentage: wire.discount_percentage,
    soldOut: areAllSoldOut(wire.sizes),
    color: shownColorOf(wire, shown),
    category: wire.category,
    colorCount: wire.color_count ?? colors.length,
    matchedColor: colors.length > 1 ? (wire.matched_color ?? null) : null,
  };
};

/** The primary picture first, then the further ones, each once. */
const picturesFromWire = (wire: Product): ProductPicture[] => {
  const primary = wire.images.find(({ image }) => image === wire.primary_image);
  const first = primary ?? { image: wire.primary_image, alt: wire.name };
  const others = wire.images.filter(
    ({ image }, index, all) =>
      image !== first.image && all.findIndex((other) => other.image === image) === index,
  );
  return [first, ...others].map(({ image, alt, color }) => ({
    image,
    alt: alt.trim() === '' ? wire.name : alt,
    color: color ?? null,
  }));
};

/** The provider's product, as its own page shows it. */
export const productDetailFromWire = (wire: Product): ProductDetail => ({
  ...productSummaryFromWire(wire),
  sku: wire.sku ?? null,
  description: wire.description,
  details: wire.details,
  pictures: picturesFromWire(wire),
  sizes: wire.sizes.map(sizeOptionFromWire),
  colors: colorsOf(wire),
  siblings: (wire.siblings ?? []).map(({ id, color, image, in_stock }) => ({
    id,
    color,
    image,
    soldOut: !in_stock,
  })),
  attributes: wire.attributes.filter(
    (attribute) => !isColor(attribute) && attribute.options.length > 0,
  ),
  sizeGuide: wire.size_guide,
  fit: wire.fit ?? null,
  measurements: wire.measurements ?? [],
  looksWith: wire.looks_with ?? [],
});

/** A loaded product as a list shows it that is filtered by these colors: in the first that it has. */
export const summaryInColors = (
  product: ProductDetail,
  colors: readonly string[],
): ProductSummary => {
  const [own] = colors.flatMap((color) => ownColor(product.colors, color) ?? []);
  if (own === undefined || product.colors.length === 1) return product;
  const [first, second] = product.pictures.filter((picture) => showsColor(picture, own));
  if (first === undefined) return product;
  const secondImage = second?.image ?? null;
  return { ...product, image: first.image, secondImage, color: own, matchedColor: own };
};
