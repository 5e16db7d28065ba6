import { createHash } from 'node:crypto';

import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import { shippingMinor } from '@contract/constants';
import type { PlaceOrderRequest, PlacedOrder } from '@contract/order';

import type { Transaction } from '../../db/client';
import {
  cartItems,
  customers,
  idempotencyKeys,
  orderEvents,
  orderLines,
  orders,
  productSizes,
  products,
} from '../../db/schema';
import type { OrderAddress } from '../../db/schema';
import { pictureOfLine } from '../carts/cart-lines';
import { ConflictError, InvalidInputError, UnauthenticatedError } from '../../shared/errors';
import { asCurrency, effectivePrices, priceFieldsOf } from '../../shared/money';
import type { OrderRow } from './order-changes';

interface BagLine {
  id: number;
  color: string;
  quantity: number;
  image: string;
  product: typeof products.$inferSelect;
  size: typeof productSizes.$inferSelect;
}

/** What a key's first call answered, or that this is the first. */
export type Claim = { first: true } | { first: false; answer: PlacedOrder };

const addressOf = (request: PlaceOrderRequest): OrderAddress => ({
  first_name: request.first_name.trim(),
  last_name: request.last_name.trim(),
  address: request.address.trim(),
  apartment: request.apartment?.trim() || null,
  city: request.city.trim(),
  state: request.state.trim(),
  zip_code: request.zip_code.trim(),
  country: request.country.trim(),
  phone: request.phone.trim(),
});

const hashOf = (request: PlaceOrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.payment_method, addressOf(request)]))
    .digest('hex');

/**
 * Takes the customer's idempotency key. The row is inserted before anything else: a second call
 * with the key waits here until the first has committed, and then finds its answer.
 */
export const claimKey = async (
  tx: Transaction,
  customerId: number,
  key: string,
  request: PlaceOrderRequest,
): Promise<Claim> => {
  const requestHash = hashOf(request);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ customerId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { first: true };

  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)));
  if (earlier?.requestHash !== requestHash || earlier.orderId === null) {
    throw new InvalidInputError('This order was already sent with other details.', {
      'idempotency-key': ['This key was already used for an order with other details.'],
    });
  }
  const { payment_url } = earlier.response ?? {};
  return { first: false, answer: { id: earlier.orderId, ...(payment_url ? { payment_url } : {}) } };
};

/** The customer's bag, its lines locked: whoever submits the same bag beside finds it empty. */
const lockBag = async (tx: Transaction, customerId: number): Promise<BagLine[]> => {
  const lines = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
    .orderBy(asc(cartItems.id))
    .for('update');
  if (lines.length === 0) return [];

  return tx
    .select({
      id: cartItems.id,
      color: cartItems.color,
      quantity: cartItems.quantity,
      image: pictureOfLine(cartItems.productId, cartItems.color),
      product: products,
      size: productSizes,
    })
    .from(cartItems)
    .innerJoin(productSizes, eq(productSizes.id, cartItems.productSizeId))
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(
      inArray(
        cartItems.id,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(cartItems.id));
};

/** Pieces by size: lines that share a size are one demand. */
const demandOf = (bag: BagLine[]): Map<number, number> => {
  const demand = new Map<number, number>();
  for (const { size, quantity } of bag) demand.set(size.id, (demand.get(size.id) ?? 0) + quantity);
  return demand;
};

const shortSentence = ({ product, size }: BagLine, left: number): string =>
  left > 0
    ? `Only ${left} left of ${product.name} in size ${size.size}`
    : `${product.name} in size ${size.size} is sold out`;

/** 409 that names every line whose size has less left than the bag wants. */
const assertEnough = (
  bag: BagLine[],
  demand: Map<number, number>,
  left: Map<number, number>,
): void => {
  const leftOf = (line: BagLine) => left.get(line.size.id) ?? 0;
  const short = bag.filter((line) => leftOf(line) < (demand.get(line.size.id) ?? 0));
  if (short.length === 0) return;

  const fields = Object.fromEntries(
    short.map((line) => [String(line.id), [shortSentence(line, leftOf(line))]]),
  );
  const sentences = [...new Set(Object.values(fields).flat())];
  throw new ConflictError(`${sentences.join('. ')}.`, fields);
};

/**
 * Takes the bag's pieces out of the stock. The sizes are locked in the order of their ids, so that
 * no two bags wait for each other; the condition in the statement is what keeps a piece from being
 * sold twice.
 */
const takeStock = async (
  tx: Transaction,
  bag: BagLine[],
  demand: Map<number, number>,
): Promise<void> => {
  const locked = await tx
    .select({ id: productSizes.id, stock: productSizes.stock })
    .from(productSizes)
    .where(inArray(productSizes.id, [...demand.keys()]))
    .orderBy(asc(productSizes.id))
    .for('no key update');
  assertEnough(bag, demand, new Map(locked.map(({ id, stock }) => [id, stock])));

  const rows = [...demand].map(([id, pieces]) => sql`(${id}::integer, ${pieces}::integer)`);
  const taken = await tx
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} - demand.pieces` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as demand (size_id, pieces)`)
    .where(sql`${productSizes.id} = demand.size_id and ${productSizes.stock} >= demand.pieces`)
    .returning({ id: productSizes.id });
  if (taken.length !== demand.size) throw new Error('The stock changed under its lock');
};

/**
 * Writes the order: prices, lines with their snapshots, first event, the emptied bag, the key. The
 * caller then takes the stock, as the last thing before the commit: every buyer of a size waits
 * while its row is locked. All of it or nothing. 409 when the bag is empty or something is short.
 * Specification, sections 3 and 7.
 */
export const placeOrder = async (
  tx: Transaction,
  customerId: number,
  request: PlaceOrderRequest,
  key: string | undefined,
): Promise<{ order: OrderRow; takeStock: () => Promise<void> }> => {
  const bag = await lockBag(tx, customerId);
  if (bag.length === 0) throw new ConflictError('Your cart is empty');
  const demand = demandOf(bag);
  // What is short already is refused without a lock; what others take meanwhile, at the end.
  assertEnough(bag, demand, new Map(bag.map(({ size }) => [size.id, size.stock])));

  const [customer] = await tx
    .select({ currency: customers.currency })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer) throw new UnauthenticatedError();
  const currency = asCurrency(customer.currency);
  const lines = bag.map((line) => {
    const prices = effectivePrices(line.product, line.size);
    return { ...line, prices, unitPrice: prices[currency] };
  });

  const [order] = await tx
    .insert(orders)
    .values({
      customerId,
      status: 'pending',
      paymentMethod: request.payment_method,
      currency,
      subtotal: lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
      shipping: shippingMinor[currency],
      address: addressOf(request),
    })
    .returning();
  if (!order) throw new Error('The order was not written');

  await tx.insert(orderLines).values(
    lines.map(({ product, size, color, quantity, unitPrice, prices, image }) => ({
      orderId: order.id,
      productId: product.id,
      productSizeId: size.id,
      size: size.size,
      color,
      quantity,
      unitPrice,
      product: {
        id: product.id,
        name: product.name,
        ...priceFieldsOf(prices),
        primary_image: image,
        discount_percentage: product.discountPercentage,
      },
    })),
  );
  await tx.insert(orderEvents).values({ orderId: order.id, status: order.status });
  await tx.delete(cartItems).where(
    inArray(
      cartItems.id,
      lines.map(({ id }) => id),
    ),
  );
  if (key !== undefined) {
    await tx
      .update(idempotencyKeys)
      .set({ orderId: order.id, response: { id: order.id } })
      .where(and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key)));
  }
  return { order, takeStock: () => takeStock(tx, bag, demand) };
};
