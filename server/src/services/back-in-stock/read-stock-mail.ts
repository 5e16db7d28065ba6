import { eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { productSizes, products } from '../../db/schema';
import { productPicture } from '../catalogue/line-product';
import type { StockMail } from '../mail/mail-kinds';

/** The product of a request, for its mail. */
export const readStockMail = async (
  tx: Transaction,
  { id, productSizeId }: { id: number; productSizeId: number },
): Promise<StockMail> => {
  const [product] = await tx
    .select({
      product_id: products.id,
      product_name: products.name,
      size: productSizes.size,
      image: productPicture(products.id),
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(eq(productSizes.id, productSizeId));
  if (!product) throw new Error(`There is no size ${productSizeId}`);
  return { request_id: id, ...product };
};
