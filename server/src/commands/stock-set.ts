import { eq } from 'drizzle-orm';

import { productSizes, products } from '../db/schema';
import { NotFoundError } from '../shared/errors';
import { readNumber } from './command';
import type { Command } from './command';

/** Sets the stock of a size. */
export const stockSet: Command = {
  name: 'stock set',
  usage: 'SIZE_ID QUANTITY',
  description: 'sets the stock of a size',
  run: async ({ db }, args) => {
    const sizeId = readNumber('SIZE_ID', args[0], 1);
    const stock = readNumber('QUANTITY', args[1], 0);
    const [size] = await db.orm
      .update(productSizes)
      .set({ stock })
      .where(eq(productSizes.id, sizeId))
      .returning();
    if (!size) throw new NotFoundError(`There is no size with the id ${sizeId}.`);
    const [product] = await db.orm.select().from(products).where(eq(products.id, size.productId));
    return `${product?.name ?? 'Product'}, size ${size.size}: ${stock} in stock.`;
  },
};
