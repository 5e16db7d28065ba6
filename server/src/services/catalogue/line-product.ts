import { type AnyColumn, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { LineProduct } from '@contract/line-product';

import { productImages, products } from '../../db/schema';
import { priceFieldsOf, type Prices } from '../../shared/money';

/**
 * A product's picture in a query of rows that name it: the first in the color, else the first
 * of all; empty when it has none.
 */
export const productPicture = (productId: AnyColumn, color?: SQLWrapper): SQL<string> => {
  const inColor = sql`lower(${productImages.color}) is not distinct from lower(${color})`;
  return sql<string>`coalesce((
    select ${productImages.image} from ${productImages}
    where ${eq(productImages.productId, productId)}
    order by ${color ? sql`(${inColor}) desc, ` : sql``}${productImages.position}, ${productImages.id}
    limit 1
  ), '')`;
};

/** What a line shows of its product. */
export const lineProductFields = {
  id: products.id,
  name: products.name,
  discountPercentage: products.discountPercentage,
  priceUsd: products.priceUsd,
  priceEur: products.priceEur,
  priceAed: products.priceAed,
};

/** The product of a line, at the prices of its size. */
export const lineProduct = (
  product: Pick<typeof products.$inferSelect, 'id' | 'name' | 'discountPercentage'>,
  prices: Prices,
  image: string,
): LineProduct => ({
  id: product.id,
  name: product.name,
  ...priceFieldsOf(prices),
  primary_image: image,
  discount_percentage: product.discountPercentage,
});
