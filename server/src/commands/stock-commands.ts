import { eq } from 'drizzle-orm';

import { productSizes, products } from '../db/schema';
import { transact } from '../db/transaction';
import { recordChange } from '../services/audit/audit';
import { NotFoundError } from '../shared/errors';
import type { AddCommands, CommandContext } from './command';
import { rowId, wholeNumber } from './values';

const setStock = (context: CommandContext, sizeId: number, stock: number) =>
  transact(context.db, async (tx) => {
    const [size] = await tx
      .update(productSizes)
      .set({ stock })
      .where(eq(productSizes.id, sizeId))
      .returning();
    if (!size) throw new NotFoundError(`There is no size with the id ${sizeId}.`);
    const [product] = await tx.select().from(products).where(eq(products.id, size.productId));
    await recordChange(context, tx, {
      what: 'stock set',
      subject: `size ${sizeId}`,
      details: { stock },
    });
    return {
      text: `${product?.name ?? 'Product'}, size ${size.size}: ${stock} in stock.`,
      data: { size_id: sizeId, product_id: size.productId, size: size.size, stock },
    };
  });

/** The commands about what is in stock. */
export const addStockCommands: AddCommands = (program, perform) => {
  const stock = program.command('stock').description('what is in stock');
  stock
    .command('set')
    .description('sets the stock of a size')
    .argument('<SIZE_ID>', 'the id of the size', rowId)
    .argument('<QUANTITY>', 'how many pieces', wholeNumber(0))
    .action((sizeId, quantity) => perform((context) => setStock(context, sizeId, quantity)));
};
