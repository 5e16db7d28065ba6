import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { colorAttribute } from '@contract/constants';
import type { ProductSibling } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import {
  colorFamilies,
  productAttributeOptions,
  productImages,
  products,
  productSizes,
} from '../../db/schema';

const sister = alias(products, 'sister');

/** The other products of the same style, one entry for each of their colors. */
export const siblings = sql<ProductSibling[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${sister.id}, 'color', ${productAttributeOptions.option},
    'image', coalesce((
      select ${productImages.image} from ${productImages}
      where ${eq(productImages.productId, sister.id)}
      order by ${productImages.color} = ${productAttributeOptions.option} desc nulls last,
        ${productImages.position}, ${productImages.id}
      limit 1
    ), ''),
    'in_stock', exists (
      select 1 from ${productSizes}
      where ${eq(productSizes.productId, sister.id)} and ${productSizes.stock} > 0
    )
  ) order by ${sister.id}, ${productAttributeOptions.position}), '[]')
  from ${products} as sister
  inner join ${productAttributeOptions} on ${and(
    eq(productAttributeOptions.productId, sister.id),
    eq(productAttributeOptions.name, colorAttribute),
  )}
  where ${sister.style} = ${products.style} and ${sister.id} <> ${products.id}
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
