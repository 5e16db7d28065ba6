import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

import { attributeFilters } from '@contract/constants';
import type { AttributeFilter } from '@contract/constants';
import type { FacetValue } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import { productAttributeOptions, products } from '../../db/schema';
import type { ProductQuery } from './product-query';

const filters = Object.keys(attributeFilters) as AttributeFilter[];

/** The conditions of the filters by attribute that are set. */
export const hasAttributes = ({ attributes }: ProductQuery): SQL[] =>
  filters
    .filter((filter) => attributes[filter].length > 0)
    .map(
      (filter) =>
        sql`exists (select 1 from ${productAttributeOptions} where ${and(
          eq(productAttributeOptions.productId, products.id),
          eq(productAttributeOptions.name, attributeFilters[filter]),
          inArray(productAttributeOptions.option, attributes[filter]),
        )})`,
    );

/** The products with all filters but one, or with all of them; undefined where that is all products. */
type ListedProducts = (without: AttributeFilter | null) => SQLWrapper | undefined;

/**
 * The options of each attribute, the most frequent first. The filter by an attribute does not apply
 * to its own options; the attributes without a filter are counted together.
 */
export const readAttributes = async (
  orm: Orm | Transaction,
  { attributes }: ProductQuery,
  listed: ListedProducts,
): Promise<Record<AttributeFilter, FacetValue[]>> => {
  const facets: Record<AttributeFilter, FacetValue[]> = {
    kinds: [],
    fabrics: [],
    lengths: [],
    occasions: [],
  };
  const { name, option, productId } = productAttributeOptions;
  const read = async (names: AttributeFilter[], without: AttributeFilter | null) => {
    const ofProducts = listed(without);
    const rows = await orm
      .select({ name, value: option, count: count() })
      .from(productAttributeOptions)
      .where(
        and(
          inArray(
            name,
            names.map((filter) => attributeFilters[filter]),
          ),
          ofProducts && inArray(productId, ofProducts),
        ),
      )
      .groupBy(name, option)
      .orderBy(sql`count(*) desc`, option);
    for (const filter of names) {
      facets[filter] = rows
        .filter((row) => row.name === attributeFilters[filter])
        .map(({ value, count: products }) => ({ value, count: products }));
    }
  };

  const isSet = (filter: AttributeFilter) => attributes[filter].length > 0;
  await read(
    filters.filter((filter) => !isSet(filter)),
    null,
  );
  for (const filter of filters.filter(isSet)) await read([filter], filter);
  return facets;
};
