import { type AttributeFilter, attributeFilters, colorAttribute } from '@contract/constants';
import type { FacetValue, ProductFacets } from '@contract/product';

import type { BitSet } from './bit-set';
import { orderFamilies } from './color-families';
import type { IndexedCatalogue } from './live-index';
import { type FilteredProducts, filterProducts } from './product-list';
import type { ProductMatches } from './product-matches';

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

/**
 * The sizes, colors and attributes of a listing, each with its number of products. A filter does not
 * apply to the values of its own kind, so that shoppers see what else they could choose. Sizes count
 * where they are in stock. `listed` are the products that pass all filters.
 */
export const readFacets = (
  catalogue: IndexedCatalogue,
  filters: readonly FilteredProducts[],
  matches: ProductMatches | null,
  listed: BitSet,
): ProductFacets => {
  const { index } = catalogue;
  // The same set for each kind without a filter: a set counts and lists its members once.
  const without = (filter: FilteredProducts['filter']): BitSet =>
    filters.some((each) => each.filter === filter)
      ? filterProducts(catalogue, filters, matches, filter)
      : listed;
  const countIn = (products: BitSet, sets: Iterable<[string, BitSet]>): FacetValue[] =>
    [...sets]
      // In a listing of all products each set counts whole, without intersecting it.
      .map(([value, bits]) => ({
        value,
        count: products === index.all ? bits.count() : products.count(bits),
      }))
      .filter(({ count }) => count > 0);

  const ofColors = without('colors');
  const attributes = Object.fromEntries(
    Object.entries(attributeFilters).map(([filter, name]) => [
      filter,
      countIn(without(filter as AttributeFilter), index.byOption(name)).sort(byCount),
    ]),
  ) as Record<AttributeFilter, FacetValue[]>;

  return {
    sizes: countIn(without('sizes'), index.bySize).sort(bySize),
    colors: countIn(ofColors, index.byOption(colorAttribute)).sort(byCount),
    color_families: orderFamilies(countIn(ofColors, catalogue.byFamily())),
    ...attributes,
  };
};
