import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';

import { colorAttribute } from '@contract/constants';
import type { FacetValue, ProductFacets } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import { colorFamilies, productAttributeOptions, products, productSizes } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import { orderFamilies } from './color-families';
import { readAttributes } from './product-attributes';
import { filterOf } from './product-list';
import type { ProductQuery } from './product-query';
import type { SearchMatch } from './product-search';

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

/** The listing's products, or undefined where that is all of them and no list is needed. */
const listed = (orm: Orm | Transaction, query: ProductQuery, match: SearchMatch | null) => {
  const filter = filterOf(orm, query, match);
  return filter && orm.select({ id: products.id }).from(products).where(filter);
};

const add = (counts: Map<string, number>, value: string, more: number) =>
  counts.set(value, (counts.get(value) ?? 0) + more);

const facetValues = (counts: Map<string, number>): FacetValue[] =>
  [...counts].map(([value, count]) => ({ value, count }));

/**
 * The colors of some products, by name and by family. The database counts the products by the set
 * of their colors, so that a product in two blues counts once for the blue family.
 */
const readColors = async (
  orm: Orm | Transaction,
  ofProducts: ReturnType<typeof listed>,
): Promise<Required<Pick<ProductFacets, 'colors' | 'color_families'>>> => {
  const option = productAttributeOptions.option;
  const sets = orm
    .select({ options: sql<string[]>`array_agg(${option} order by ${option})`.as('options') })
    .from(productAttributeOptions)
    .where(
      and(
        eq(productAttributeOptions.name, colorAttribute),
        ofProducts && inArray(productAttributeOptions.productId, ofProducts),
      ),
    )
    .groupBy(productAttributeOptions.productId)
    .as('sets');
  const combinations = await orm
    .select({ options: sets.options, count: count() })
    .from(sets)
    .groupBy(sets.options);

  const memberships = await orm.select().from(colorFamilies);
  const familiesOf = groupBy(memberships, ({ color }) => color);
  const names = new Map<string, number>();
  const families = new Map<string, number>();
  for (const { options, count: productCount } of combinations) {
    for (const color of options) add(names, color, productCount);
    const own = options.flatMap(
      (color) => familiesOf.get(color)?.map(({ family }) => family) ?? [color],
    );
    for (const family of new Set(own)) add(families, family, productCount);
  }
  return {
    colors: facetValues(names).sort(byCount),
    color_families: orderFamilies(facetValues(families)),
  };
};

/**
 * Which sizes, colors and attributes a listing has, and how often. The filter by size does not apply
 * to the sizes, nor that by color to the colors: shoppers see what the others would give. A size
 * counts where it is in stock.
 */
export const readFacets = async (
  orm: Orm | Transaction,
  query: ProductQuery,
  match: SearchMatch | null,
): Promise<ProductFacets> => {
  const ofSizes = listed(orm, { ...query, sizes: [] }, match);
  const sizes = await orm
    .select({ value: productSizes.size, count: count() })
    .from(productSizes)
    .where(and(ofSizes && inArray(productSizes.productId, ofSizes), gt(productSizes.stock, 0)))
    .groupBy(productSizes.size);

  const colors = await readColors(orm, listed(orm, { ...query, colors: [] }, match));

  const attributes = await readAttributes(orm, query, (without) =>
    listed(
      orm,
      without === null ? query : { ...query, attributes: { ...query.attributes, [without]: [] } },
      match,
    ),
  );

  return { sizes: sizes.sort(bySize), ...colors, ...attributes };
};
