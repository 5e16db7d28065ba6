import { asc, eq } from 'drizzle-orm';

import { isToCome } from '@contract/arrival';

import type { Config } from '../../config';
import type { Transaction } from '../../db/client';
import { customers, orderLines } from '../../db/schema';
import { minuteMs } from '../../shared/durations';
import type { OrderMail, OrderMailKind } from '../mail/mail-kinds';
import type { MailQueue } from '../mail/mail-queue';
import { asCurrency, toWire } from '../../shared/money';
import { arrivalOf } from './order-rows';
import type { OrderRow } from './order-rows';

/** What a mail about an order says, and who placed it. */
const describeOrder = async (
  tx: Transaction,
  order: OrderRow,
  refunded = 0,
): Promise<{ email: string; payload: OrderMail }> => {
  const [customer] = await tx
    .select({ name: customers.name, email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const { arrives } = arrivalOf(order);
  const payload: OrderMail = {
    name: customer?.name ?? '',
    order_id: order.id,
    currency: asCurrency(order.currency),
    payment_method: order.paymentMethod,
    subtotal: toWire(order.subtotal),
    shipping: toWire(order.shipping),
    total: toWire(order.subtotal + order.shipping),
    refunded: toWire(refunded),
    ...(order.payBy
      ? { pay_minutes: Math.round((order.payBy.getTime() - order.createdAt.getTime()) / minuteMs) }
      : {}),
    ...(order.tracking ? { tracking: order.tracking } : {}),
    ...(arrives && isToCome(arrives, new Date()) ? { arrives } : {}),
    lines: lines.map(({ product, size, color, quantity, unitPrice }) => ({
      name: product.name,
      size,
      color,
      quantity,
      price: toWire(unitPrice),
      image: product.primary_image,
    })),
  };
  return { email: customer?.email ?? '', payload };
};

interface OrderMailDeps {
  mail: Pick<MailQueue, 'enqueue'>;
}

/**
 * Writes a mail about an order to its customer, in the caller's transaction; `refunded` is what
 * goes back to the card, in minor units.
 */
export const enqueueOrderMail = async (
  { mail }: OrderMailDeps,
  tx: Transaction,
  kind: OrderMailKind,
  order: OrderRow,
  refunded = 0,
): Promise<void> => {
  const { email, payload } = await describeOrder(tx, order, refunded);
  await mail.enqueue(tx, { kind, to: email, payload });
};

/** Writes the mail that tells the house of a new order, where it has an address for them. */
export const enqueueNewOrderMail = async (
  { mail, config }: OrderMailDeps & { config: Pick<Config, 'ordersEmail'> },
  tx: Transaction,
  order: OrderRow,
): Promise<void> => {
  if (config.ordersEmail === undefined) return;
  const { email, payload } = await describeOrder(tx, order);
  await mail.enqueue(tx, {
    kind: 'new-order',
    to: config.ordersEmail,
    payload: { ...payload, email },
  });
};
