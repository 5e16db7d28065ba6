import { eq } from 'drizzle-orm';

import { isUpcoming } from '@contract/arrival';
import { defaultLanguage, type Language } from '@contract/languages';
import { minuteMs } from '@contract/durations';
import { toDecimal } from '@contract/minor-units';

import type { Config } from '../../config';
import type { Transaction } from '../../db/client';
import { customers, type LineQuantity, type orderLines } from '../../db/schema';
import { isErasedAddress } from '../customers/erased-address';
import type { OrderMail, OrderMailKind } from '../mail/mail-kinds';
import type { MailQueue } from '../mail/mail-queue';
import { arrivalOf, linesOf, type OrderRow } from './order-rows';
import { amountOf, linesWithout, refundsOf, shownRefunds } from './refund-rows';

/** A refund of a part of an order: its lines, and what is left of the total, in minor units. */
export interface RefundPart {
  lines: LineQuantity[];
  remaining: number;
}

const mailLine = ({
  product,
  size,
  color,
  quantity,
  unitPrice,
}: typeof orderLines.$inferSelect): OrderMail['lines'][number] => ({
  name: product.name,
  size,
  color,
  quantity,
  price: toDecimal(unitPrice),
  image: product.primary_image,
});

/** The payload of a mail about an order, with its customer. */
const describeOrder = async (
  tx: Transaction,
  order: OrderRow,
  {
    refunded = 0,
    part,
    without = [],
  }: { refunded?: number; part?: RefundPart; without?: LineQuantity[] } = {},
): Promise<{ email: string; language: Language; payload: OrderMail }> => {
  const [customer] = await tx
    .select({ name: customers.name, email: customers.email, language: customers.language })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  const lines = await linesOf(tx, order.id);
  const { arrives } = arrivalOf(order);
  const payload: OrderMail = {
    name: customer?.name ?? '',
    order_id: order.id,
    currency: order.currency,
    payment_method: order.paymentMethod,
    subtotal: toDecimal(order.subtotal),
    shipping: toDecimal(order.shipping),
    total: toDecimal(order.subtotal + order.shipping),
    refunded: toDecimal(refunded),
    ...(order.payBy
      ? { pay_minutes: Math.round((order.payBy.getTime() - order.createdAt.getTime()) / minuteMs) }
      : {}),
    address: order.address,
    tracking: order.tracking ?? undefined,
    arrives: arrives && isUpcoming(arrives, new Date()) ? arrives : undefined,
    lines: linesWithout(lines, without).map(mailLine),
    refunded_part: part && {
      lines: part.lines.flatMap(({ id, quantity }) => {
        const line = lines.find((bought) => bought.id === id);
        return line ? [{ ...mailLine(line), quantity }] : [];
      }),
      remaining: toDecimal(part.remaining),
    },
  };
  return {
    email: customer?.email ?? '',
    language: customer?.language ?? defaultLanguage,
    payload,
  };
};

interface OrderMailDeps {
  mail: Pick<MailQueue, 'enqueue'>;
}

interface OrderMailRequest {
  kind: Exclude<OrderMailKind, 'order-shipped'>;
  order: OrderRow;
  /** In minor units. */
  refunded?: number;
  /** Of a partial refund. */
  part?: RefundPart;
}

/**
 * Writes a mail about an order to its customer, in the caller's transaction. None to a customer who was
 * erased, of whose order the payment provider may still tell something.
 */
export const enqueueOrderMail = async (
  { mail }: OrderMailDeps,
  tx: Transaction,
  { kind, order, ...refund }: OrderMailRequest,
): Promise<void> => {
  const { email, language, payload } = await describeOrder(tx, order, refund);
  if (isErasedAddress(email)) return;
  await mail.enqueue(tx, { kind, to: email, payload, language });
};

/** What was refunded of an order before it is sent or arrives: the amount, and the lines to leave out. */
const refundedBefore = async (tx: Transaction, order: OrderRow) => {
  const rows = shownRefunds(await refundsOf(tx, [order.id]));
  return { refunded: amountOf(rows), without: rows.flatMap(({ lines }) => lines) };
};

/** Writes the mail about a shipped order, without the lines that were refunded before. */
export const enqueueShippedMail = async (
  { mail }: OrderMailDeps,
  tx: Transaction,
  order: OrderRow,
): Promise<void> => {
  const refund = await refundedBefore(tx, order);
  const { email, language, payload } = await describeOrder(tx, order, refund);
  await mail.enqueue(tx, { kind: 'order-shipped', to: email, payload, language });
};

/**
 * Writes the mail about a delivered order, without the lines that were refunded before. None where no piece
 * is left to return, or the price of all was refunded.
 */
export const enqueueDeliveredMail = async (
  { mail }: OrderMailDeps,
  tx: Transaction,
  order: OrderRow,
  deliveredAt: Date,
): Promise<void> => {
  const refund = await refundedBefore(tx, order);
  if (refund.refunded > 0 && refund.refunded >= order.subtotal) return;
  const { email, language, payload } = await describeOrder(tx, order, refund);
  if (payload.lines.length === 0) return;
  await mail.enqueue(tx, {
    kind: 'order-delivered',
    to: email,
    payload: { ...payload, delivered_at: deliveredAt.toISOString() },
    language,
  });
};

/** Writes the mail about a new order to the house, if an address is configured. */
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
    payload: { ...payload, address: undefined, email },
    language: defaultLanguage,
  });
};
