import { eq, sql } from 'drizzle-orm';

import type { Product } from '@contract/product';

import type { Orm, Transaction } from '../../db/client';
import { categories, productLooks, products } from '../../db/schema';
import { siblings } from './product-colors';
import { productFields, productToWire } from './product-rows';

const looksWith = sql<number[]>`array(
  select ${productLooks.withId} from ${productLooks}
  where ${eq(productLooks.productId, products.id)}
  order by ${productLooks.position}, ${productLooks.withId}
)`;

/**
 * Products with what only their own pages show: the other colors of the style, the fit, the
 * measurements of each size, and the products shown with them.
 */
export const selectForPage = (orm: Orm | Transaction) =>
  orm
    .select({
      ...productFields,
      siblings,
      fit: products.fit,
      measurements: products.measurements,
      looksWith,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));

/** A product as GET /products/{id} returns it. */
export const productPageToWire = (
  row: Awaited<ReturnType<typeof selectForPage>>[number],
): Product => ({
  ...productToWire(row),
  siblings: row.siblings,
  ...(row.fit === null ? {} : { fit: row.fit }),
  ...(row.measurements.length === 0 ? {} : { measurements: row.measurements }),
  ...(row.looksWith.length === 0 ? {} : { looks_with: row.looksWith }),
});
