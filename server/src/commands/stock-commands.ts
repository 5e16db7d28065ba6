import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../db/client';
import { productSizes, products } from '../db/schema';
import { transact } from '../db/transaction';
import { recordChange } from '../services/audit/audit';
import { NotFoundError } from '../shared/errors';
import type { AddCommands, CommandContext } from './command';
import { rowId, someText, wholeNumber } from './values';

/** A size by its id, or by its product's SKU and its name. */
type SizeName = { id: number } | { sku: string; size: string };

const findSize = async (tx: Transaction, name: SizeName) => {
  const [found] = await tx
    .select({ size: productSizes, product: products })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(
      'id' in name
        ? eq(productSizes.id, name.id)
        : and(eq(products.sku, name.sku), eq(productSizes.size, name.size)),
    );
  if (found) return found;
  if ('id' in name) throw new NotFoundError(`There is no size with the id ${name.id}.`);
  const sizes = await tx
    .select({ size: productSizes.size })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(eq(products.sku, name.sku))
    .orderBy(productSizes.id);
  throw new NotFoundError(
    sizes.length === 0
      ? `There is no product with the SKU ${name.sku}.`
      : `${name.sku} has no size ${name.size}. It has: ${sizes.map(({ size }) => size).join(', ')}.`,
  );
};

const setStock = (context: CommandContext, name: SizeName, stock: number) =>
  transact(context.db, async (tx) => {
    const { size, product } = await findSize(tx, name);
    await tx.update(productSizes).set({ stock }).where(eq(productSizes.id, size.id));
    await recordChange(context, tx, {
      what: 'stock set',
      subject: `size ${size.id}`,
      details: { sku: product.sku, size: size.size, stock },
    });
    return {
      text: `${product.name}, size ${size.size}: ${stock} in stock.`,
      data: {
        size_id: size.id,
        product_id: product.id,
        sku: product.sku,
        size: size.size,
        stock,
      },
    };
  });

const pieces = wholeNumber(0);

/** Reads an argument whose meaning depends on the number of arguments, with commander's own error. */
const readNumber = (command: CommandUnknownOpts, argument: string, word: string): number => {
  try {
    return argument === 'QUANTITY' ? pieces(word) : rowId(word);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return command.error(
      `error: command-argument value '${word}' is invalid for argument '${argument}'. ${error.message}`,
    );
  }
};

const usages = ['<SKU> <SIZE> <QUANTITY>', '<SIZE_ID> <QUANTITY>'];

/** The commands about what is in stock. */
export const addStockCommands: AddCommands = (program, perform) => {
  const stock = program.command('stock').description('what is in stock');
  stock
    .command('set')
    .description('sets the stock of a size, e.g. stock set SLV-AB-0101 S 4')
    .usage(`[options] ${usages.join('\n   or: npm run shop -- stock set [options] ')}`)
    .argument('<SKU>', 'the SKU of the product; or the id of a size, with its quantity', someText)
    .argument('<SIZE>', 'the size', someText)
    .argument('[QUANTITY]', 'the number in stock')
    .action((first, second, third, _options, command) => {
      const name =
        third === undefined
          ? { id: readNumber(command, 'SIZE_ID', first) }
          : { sku: first, size: second };
      const quantity = readNumber(command, 'QUANTITY', third ?? second);
      perform((context) => setStock(context, name, quantity));
    });
};
