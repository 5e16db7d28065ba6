import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { colorAttribute } from '@contract/constants';
import type { ProductSibling } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import { colorFamilies, productAttributeOptions, products, productSizes } from '../../db/schema';
import { productPicture } from './line-product';

const sibling = alias(products, 'sibling');

/** How many colors a product's style has: its own, and those of its style's other products. */
export const colorCount = sql<number>`(
  select count(*)::int from ${products} as sibling
  inner join ${productAttributeOptions} on ${and(
    eq(productAttributeOptions.productId, sibling.id),
    eq(productAttributeOptions.name, colorAttribute),
  )}
  where ${sibling.id} = ${products.id} or ${sibling.style} = ${products.style}
)`;

/** The other colors of a product's style, by product, in a query of products. */
export const siblings = sql<ProductSibling[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${sibling.id},
    'color', ${productAttributeOptions.option},
    'image', ${productPicture(sibling.id, productAttributeOptions.option)},
    'in_stock', exists (
      select 1 from ${productSizes}
      where ${eq(productSizes.productId, sibling.id)} and ${productSizes.stock} > 0
    )
  ) order by ${sibling.id}, ${productAttributeOptions.position}), '[]')
  from ${products} as sibling
  inner join ${productAttributeOptions} on ${and(
    eq(productAttributeOptions.productId, sibling.id),
    eq(productAttributeOptions.name, colorAttribute),
  )}
  where ${and(eq(sibling.style, products.style), ne(sibling.id, products.id))}
)`;

/** The condition for a product's color options of these names or families. */
const isOneOf = (orm: Orm | Transaction, colors: string[]): SQL | undefined =>
  and(
    eq(productAttributeOptions.productId, products.id),
    eq(productAttributeOptions.name, colorAttribute),
    or(
      inArray(productAttributeOptions.option, colors),
      inArray(
        productAttributeOptions.option,
        orm
          .select({ color: colorFamilies.color })
          .from(colorFamilies)
          .where(inArray(colorFamilies.family, colors)),
      ),
    ),
  );

/** A color is given by its name or by a family that it belongs to. */
export const hasColor = (orm: Orm | Transaction, colors: string[]): SQL =>
  sql`exists (select 1 from ${productAttributeOptions} where ${isOneOf(orm, colors)})`;

/** The first of a product's colors that a filter asks for; null without such a filter. */
export const matchedColor = (orm: Orm | Transaction, colors: string[]): SQL<string | null> =>
  colors.length === 0
    ? sql<string | null>`null`
    : sql<string | null>`(
        select ${productAttributeOptions.option} from ${productAttributeOptions}
        where ${isOneOf(orm, colors)}
        order by ${productAttributeOptions.position}, ${productAttributeOptions.id}
        limit 1
      )`;
