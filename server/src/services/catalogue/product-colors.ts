import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { colorAttribute } from '@contract/constants';
import type { ProductSibling } from '@contract/product';

import { productAttributeOptions, products, productSizes } from '../../db/schema';
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
