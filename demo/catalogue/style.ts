import type { fw2425Id, ss24Id } from './categories';
import { accessoriesId, readyToWearId } from './categories';
import type { DemoPicture, DemoPrices, DemoProduct, DemoSize } from './demo-shop-schema';
import { fitOf } from './fits';
import { looks } from './looks';

/** A cut of the house: what all its colorways share. */
export interface Style {
  /** House number, e.g. `AB-01`; the product's number within the style completes the SKU. */
  code: string;
  name: string;
  categoryId: number;
  collection: typeof ss24Id | typeof fw2425Id;
  kind: string;
  fabrics: string[];
  /**
   * Where the hem hangs on the form, by the measure of size M: `Floor` from 95 cm from the waist or
   * 139 cm from the shoulder, `Ankle` from 86 or 130 cm, else `Below the knee`.
   */
  length?: string;
  occasions: string[];
  /** The text of the product page; it places the sentence about the color itself. */
  description: (color: string) => string;
  details: Details;
  sizeGuide?: string;
  attributes?: { name: string; options: string[] }[];
}

export interface Details {
  composition: string;
  care: string[];
  measurements: string[];
  note: string;
}

/** A product: one style in one color, or in several that are chosen on its page. */
export interface Colorway {
  id: number;
  number: number;
  /** When it differs from the style's. */
  name?: string;
  colors: [string, ...string[]];
  /** The sentence about the color in the description. */
  colorText: string;
  prices: DemoPrices;
  discount?: Discount;
  sizes: DemoSize[];
  pictures: DemoPicture[];
  createdAt: string;
}

export type Discount = 10 | 15 | 20 | 30 | 40;

export function product(style: Style, way: Colorway): DemoProduct {
  const listedIn = [style.categoryId, style.collection];
  if (style.categoryId !== accessoriesId) listedIn.push(readyToWearId);
  return {
    id: way.id,
    sku: `SLV-${style.code}${String(way.number).padStart(2, '0')}`,
    style: style.code,
    name: way.name ?? style.name,
    description: html(style.description(way.colorText)),
    details: detailsHtml(style.details),
    categoryId: style.categoryId,
    listedIn,
    prices: way.prices,
    discountPercentage: way.discount ?? 0,
    pictures: way.pictures,
    sizes: way.sizes,
    attributes: [
      { name: 'Color', options: way.colors },
      { name: 'Kind', options: [style.kind] },
      { name: 'Fabric', options: style.fabrics },
      ...(style.length ? [{ name: 'Length', options: [style.length] }] : []),
      { name: 'Occasion', options: style.occasions },
      ...(style.attributes ?? []),
    ],
    ...(style.sizeGuide ? { sizeGuide: style.sizeGuide } : {}),
    ...fitOf(style.code, way.sizes),
    looksWith: looks[way.id] ?? [],
    createdAt: way.createdAt,
  };
}

/**
 * Adds the color to the names of products of one style that lack it: in a search, in the bag and in
 * a mail a product has only its name.
 */
export function withDistinctNames(products: DemoProduct[]): DemoProduct[] {
  const colorways = (style: string) => products.filter((product) => product.style === style).length;
  return products.map((product) => {
    const color = product.attributes.find(({ name }) => name === 'Color')?.options.join(' and ');
    const inColor = ` in ${color}`;
    return colorways(product.style) > 1 && !product.name.includes(inColor)
      ? { ...product, name: `${product.name}${inColor}` }
      : product;
  });
}

/** House prices from a price in whole dollars: rounded to 10 euros (small ones to 5), 10 dirhams. */
export function prices(usd: number): DemoPrices {
  return {
    USD: usd * 100,
    EUR: nearest(usd * 0.92, usd < 200 ? 5 : 10) * 100,
    AED: nearest(usd * 3.67, 10) * 100,
  };
}

/**
 * The current price of a product that was `usd` dollars. Original prices are multiples of ten (of
 * twenty at 15 %) in every currency, so that both prices are whole numbers.
 */
export function reduced(usd: number, discount: Discount): DemoPrices {
  const step = discount === 15 ? 20 : 10;
  const now = (was: number) => nearest(was, step) * (100 - discount);
  return { USD: now(usd), EUR: now(usd * 0.92), AED: now(usd * 3.67) };
}

function nearest(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}

/** Stock of the sizes XS, S, M, L and XL. */
export function five(xs: number, s: number, m: number, l: number, xl: number): DemoSize[] {
  return [
    { label: 'XS', stock: xs },
    { label: 'S', stock: s },
    { label: 'M', stock: m },
    { label: 'L', stock: l },
    { label: 'XL', stock: xl },
  ];
}

/** Stock of the sizes S, M and L. */
export function three(s: number, m: number, l: number): DemoSize[] {
  return [
    { label: 'S', stock: s },
    { label: 'M', stock: m },
    { label: 'L', stock: l },
  ];
}

export function oneSize(stock: number): DemoSize[] {
  return [{ label: 'One Size', stock, isDefault: true }];
}

/** A picture below `demo/media/products`, e.g. `noor-abaya-ink/front`. */
export function picture(file: string, alt: string, color?: string): DemoPicture {
  return { file: `products/${file}.jpg`, alt, ...(color ? { color } : {}) };
}

function detailsHtml(details: Details): string {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return html(`
    <h3>Composition</h3><p>${details.composition}</p>
    <h3>Care</h3>${list(details.care)}
    <h3>Measurements</h3>${list(details.measurements)}
    <h3>Model’s note</h3><p>${details.note}</p>`);
}

/** Source text may be wrapped and indented; stored HTML is not. */
function html(source: string): string {
  return source
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/> (?=<(?:p|ul|li|h3|\/ul))/g, '>');
}
