import { type AttributeFilter, attributeFilters, colorAttribute } from '@contract/constants';
import type { FacetValue, ProductFacets } from '@contract/product';

import { Bits } from './bits';
import { orderFamilies } from './color-families';
import type { IndexedCatalogue } from './live-index';
import { filterProducts } from './product-list';
import type { ProductMatches } from './product-matches';
import type { ProductQuery } from './product-query';

/** Letter sizes in their order; others follow, numbers by their value. */
const sizeOrder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

const rankOf = (size: string): number => {
  const place = sizeOrder.indexOf(size.toUpperCase());
  if (place >= 0) return place;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : sizeOrder.length + number;
};

const bySize = (a: FacetValue, b: FacetValue): number =>
  rankOf(a.value) - rankOf(b.value) || a.value.localeCompare(b.value, 'en');

const byCount = (a: FacetValue, b: FacetValue): number =>
  b.count - a.count || a.value.localeCompare(b.value, 'en');

const countIn = (listed: Bits, sets: Iterable<[string, Bits]>): FacetValue[] =>
  [...sets]
    .map(([value, bits]) => ({ value, count: listed.count(bits) }))
    .filter(({ count }) => count > 0);

/** The products of each color family. A color without a family is one of its own. */
const familySets = ({ index, familiesOf }: IndexedCatalogue): Map<string, Bits> => {
  const members = new Map<string, Bits[]>();
  for (const [color, bits] of index.byOption(colorAttribute)) {
    for (const family of familiesOf.get(color) ?? [color]) {
      members.set(family, [...(members.get(family) ?? []), bits]);
    }
  }
  // As a union, a product in two blues counts once for the blue family.
  return new Map([...members].map(([family, sets]) => [family, Bits.union(sets)]));
};

/**
 * The sizes, colors and attributes of a listing, each with its number of products. A filter does not
 * apply to the values of its own kind, so that shoppers see what else they could choose. Sizes count
 * where they are in stock.
 */
export const readFacets = (
  catalogue: IndexedCatalogue,
  query: ProductQuery,
  matches: ProductMatches | null,
): ProductFacets => {
  const { index } = catalogue;
  const all = filterProducts(catalogue, query, matches);
  const without = (isSet: boolean, others: Partial<ProductQuery>): Bits =>
    isSet ? filterProducts(catalogue, { ...query, ...others }, matches) : all;

  const ofColors = without(query.colors.length > 0, { colors: [] });
  const attributes = Object.fromEntries(
    Object.entries(attributeFilters).map(([filter, name]) => [
      filter,
      countIn(
        without(query.attributes[filter as AttributeFilter].length > 0, {
          attributes: { ...query.attributes, [filter]: [] },
        }),
        index.byOption(name),
      ).sort(byCount),
    ]),
  ) as Record<AttributeFilter, FacetValue[]>;

  return {
    sizes: countIn(without(query.sizes.length > 0, { sizes: [] }), index.bySize).sort(bySize),
    colors: countIn(ofColors, index.byOption(colorAttribute)).sort(byCount),
    color_families: orderFamilies(countIn(ofColors, familySets(catalogue))),
    ...attributes,
  };
};
