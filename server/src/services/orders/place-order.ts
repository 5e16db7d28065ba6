import { asc, eq, inArray } from 'drizzle-orm';

import { arrivalDates } from '@contract/arrival';
import { i18n } from '@contract/i18n';
import type { PlaceOrderRequest, PlacedOrder } from '@contract/order';
import { minuteMs } from '@contract/durations';

import type { Transaction } from '../../db/client';
import { cartItems, customers, orderEvents, orderLines, orders } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError, ShopError, UnauthenticatedError } from '../../shared/errors';
import { effectivePrices } from '../../shared/money';
import { type CartLine, readLines } from '../carts/cart-lines';
import { lineProduct } from '../catalogue/line-product';
import { enqueueNewOrderMail, enqueueOrderMail } from '../order-rows/order-mail';
import type { PaymentDeps } from '../payments/payment-deps';
import { openPaymentPage } from '../payments/payment-pages';
import { readShopSettings, shippingOf } from '../settings/shop-settings';
import { assertInStock, deductStock } from './deduct-stock';
import { assertExpectedTotal } from './expected-total';
import { addPaymentUrl, claimKey, completeKey, type CustomerKey } from './idempotency';
import { addressOf } from './order-wire';

/**
 * The customer's bag, its lines locked: a second checkout of the same bag waits and then finds it
 * empty. 409 when it is empty.
 */
const lockBag = async (tx: Transaction, customerId: number): Promise<CartLine[]> => {
  const locked = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.customerId, customerId))
    .orderBy(asc(cartItems.id))
    .for('update');
  if (locked.length === 0) throw new ConflictError(i18n.t('Your cart is empty'));
  const ids = locked.map(({ id }) => id);
  return readLines(tx, inArray(cartItems.id, ids));
};

/** Prices every line, and the shipping, in the customer's currency. */
const priceBag = async (tx: Transaction, customerId: number, bag: CartLine[]) => {
  const [customer] = await tx
    .select({ currency: customers.currency })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer) throw new UnauthenticatedError();
  const { currency } = customer;
  const lines = bag.map((line) => {
    const prices = effectivePrices(line.product, line.size);
    return { ...line, prices, unitPrice: prices[currency] };
  });
  const subtotal = lines.reduce((sum, { unitPrice, item }) => sum + unitPrice * item.quantity, 0);
  const shipping = shippingOf(await readShopSettings(tx))[currency];
  return { lines, amounts: { currency, subtotal, shipping } };
};

type PricedLine = Awaited<ReturnType<typeof priceBag>>['lines'][number];

const insertLines = async (
  tx: Transaction,
  orderId: number,
  lines: PricedLine[],
): Promise<void> => {
  await tx.insert(orderLines).values(
    lines.map(({ item, product, size, image, prices, unitPrice }) => ({
      orderId,
      productId: product.id,
      productSizeId: size.id,
      size: size.size,
      color: item.color,
      quantity: item.quantity,
      unitPrice,
      product: lineProduct(product, prices, image),
    })),
  );
};

/** Adds a payment page. If none can be made the order is still placed, and can be paid on its page. */
const withPaymentPage = async (
  deps: PaymentDeps,
  { id }: PlacedOrder,
  owned: CustomerKey | undefined,
): Promise<PlacedOrder> => {
  try {
    const placed = { id, payment_url: await openPaymentPage(deps, id) };
    return owned ? await addPaymentUrl(deps.db, owned, placed) : placed;
  } catch (error) {
    if (error instanceof ShopError) return { id };
    throw error;
  }
};

/**
 * POST /orders: places the whole bag in the customer's currency, all or nothing. The same key gets
 * the response of its first call, or 422 with other details; without a key every call is a new
 * order. 409 when the bag is empty, with `errors` by cart item when something is short, or with
 * `errors.expected_total` when the total is not the one that was shown. Sections 3, 4 and 7.
 */
export const placeOrder = async (
  deps: PaymentDeps,
  customerId: number,
  request: PlaceOrderRequest,
  key?: string,
): Promise<PlacedOrder> => {
  const owned = key === undefined ? undefined : { customerId, key };

  const placed = await transact(deps.db, async (tx): Promise<PlacedOrder> => {
    const earlier = owned && (await claimKey(tx, owned, request));
    if (earlier) return earlier;

    const bag = await lockBag(tx, customerId);
    // Refuses a shortage without locking the sizes; `deductStock` checks again under the lock.
    await assertInStock(tx, bag);
    const { lines, amounts } = await priceBag(tx, customerId, bag);
    assertExpectedTotal(amounts, request.expected_total);

    const createdAt = new Date();
    const arrives = arrivalDates(createdAt, deps.config.timeZone);
    const [order] = await tx
      .insert(orders)
      .values({
        customerId,
        status: 'pending',
        paymentMethod: request.payment_method,
        address: addressOf(request),
        ...amounts,
        arrivesFrom: arrives.from,
        arrivesTo: arrives.to,
        createdAt,
        payBy:
          request.payment_method === 'credit_card'
            ? new Date(createdAt.getTime() + deps.config.unpaidOrderMinutes * minuteMs)
            : null,
      })
      .returning();
    if (!order) throw new Error('The order was not written');
    await insertLines(tx, order.id, lines);
    await tx.insert(orderEvents).values({ orderId: order.id, status: order.status });
    await tx.delete(cartItems).where(
      inArray(
        cartItems.id,
        bag.map(({ item }) => item.id),
      ),
    );
    if (owned) await completeKey(tx, owned, order.id);
    await enqueueOrderMail(deps, tx, { kind: 'order-placed', order });
    await enqueueNewOrderMail(deps, tx, order);

    // Last, because other buyers of a size wait while its row is locked.
    await deductStock(tx, bag);
    return { id: order.id };
  });

  deps.mail.wake();
  if (request.payment_method !== 'credit_card' || placed.payment_url) return placed;
  return withPaymentPage(deps, placed, owned);
};
