import { createHash } from 'node:crypto';

import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';

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
import { primaryImageOf } from '../carts/cart-lines';
import { ConflictError, InvalidInputError, UnauthenticatedError } from '../errors';
import { asCurrency, effectivePrices, priceFieldsOf, shippingByCurrency } from '../money';
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

/** The customer's bag, its lines and their sizes locked, in the order of the sizes' ids. */
const lockBag = async (tx: Transaction, customerId: number): Promise<BagLine[]> => {
  const lines = await tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
    .orderBy(asc(cartItems.id))
    .for('update');
  if (lines.length === 0) return [];

  // Nothing deletes a size without its cart lines, which are locked: each line finds its size.
  const sizes = await tx
    .select({ size: productSizes, product: products, image: primaryImageOf(products.id) })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(
      inArray(
        productSizes.id,
        lines.map((line) => line.productSizeId),
      ),
    )
    .orderBy(asc(productSizes.id))
    .for('no key update', { of: productSizes });
  const bySizeId = new Map(sizes.map((row) => [row.size.id, row]));

  return lines.flatMap(({ id, color, quantity, productSizeId }) => {
    const row = bySizeId.get(productSizeId);
    return row ? [{ id, color, quantity, ...row }] : [];
  });
};

const shortSentence = ({ product, size }: BagLine, left: number): string =>
  left > 0
    ? `Only ${left} left of ${product.name} in size ${size.size}`
    : `${product.name} in size ${size.size} is sold out`;

/**
 * Takes the bag's pieces out of the stock. Lines that share a size are one demand. The condition
 * in the statement is what keeps the stock from being sold twice; 409 names every line that is short.
 */
const takeStock = async (tx: Transaction, bag: BagLine[]): Promise<void> => {
  const wanted = new Map<number, number>();
  for (const { size, quantity } of bag) wanted.set(size.id, (wanted.get(size.id) ?? 0) + quantity);

  const short = new Set<number>();
  for (const [sizeId, pieces] of [...wanted].sort(([a], [b]) => a - b)) {
    const taken = await tx
      .update(productSizes)
      .set({ stock: sql`${productSizes.stock} - ${pieces}` })
      .where(and(eq(productSizes.id, sizeId), gte(productSizes.stock, pieces)))
      .returning({ id: productSizes.id });
    if (taken.length === 0) short.add(sizeId);
  }
  if (short.size === 0) return;

  const fields = Object.fromEntries(
    bag
      .filter(({ size }) => short.has(size.id))
      .map((line) => [String(line.id), [shortSentence(line, line.size.stock)]]),
  );
  const sentences = [...new Set(Object.values(fields).flat())];
  throw new ConflictError(`${sentences.join('. ')}.`, fields);
};

/**
 * Writes the order: bag, prices, stock, lines with their snapshots, first event, key. All of it or
 * nothing. 409 when the bag is empty or something is short. Specification, sections 3 and 7.
 */
export const placeOrder = async (
  tx: Transaction,
  customerId: number,
  request: PlaceOrderRequest,
  key: string | undefined,
): Promise<OrderRow> => {
  const bag = await lockBag(tx, customerId);
  if (bag.length === 0) throw new ConflictError('Your cart is empty');
  await takeStock(tx, bag);

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
      shipping: shippingByCurrency[currency],
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
  return order;
};
