import Stripe from 'stripe';

import type { payments } from '../../server/src/db/schema';
import { unique } from './small-shop';

type Payment = typeof payments.$inferSelect;

export type EventName = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed' | 'expired';

const types: Record<EventName, string> = {
  created: 'payment_intent.created',
  authorized: 'checkout.session.completed',
  captured: 'checkout.session.async_payment_succeeded',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
};

const eventOf = (type: string, object: Record<string, unknown>) =>
  JSON.stringify({
    id: unique('evt'),
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object },
  });

/** An event in Stripe's format about a payment; `changes` replace fields of its object. */
export const paymentEvent = (
  payment: Payment,
  name: EventName,
  changes: Record<string, unknown> = {},
) => {
  const shared = {
    metadata: { order_id: String(payment.orderId), reference: payment.reference },
    currency: payment.currency.toLowerCase(),
    payment_intent: `pi_${payment.reference}`,
  };
  const object =
    name === 'refunded'
      ? {
          id: `ch_${payment.id}`,
          object: 'charge',
          ...shared,
          amount: payment.amount,
          refunded: true,
        }
      : {
          id: payment.sessionId,
          object: 'checkout.session',
          ...shared,
          client_reference_id: String(payment.orderId),
          amount_total: payment.amount,
          payment_status: name === 'captured' ? 'paid' : 'unpaid',
        };
  return eventOf(types[name], { ...object, ...changes });
};

/** An event in Stripe's format about one refund of a payment, made at Stripe. */
export const refundEvent = (
  payment: Payment,
  type: 'refund.created' | 'refund.updated' | 'refund.failed',
  refund: { id: string; amount: number } & Record<string, unknown>,
) =>
  eventOf(type, {
    object: 'refund',
    currency: payment.currency.toLowerCase(),
    payment_intent: `pi_${payment.reference}`,
    metadata: {},
    status: type === 'refund.failed' ? 'failed' : 'succeeded',
    ...refund,
  });

/** The `Stripe-Signature` header of a payload, signed `age` seconds ago. */
export const signatureOf = (payload: string, secret: string, age = 0): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });

/** All permutations of a list. */
export const permutations = <T>(things: T[]): T[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((thing, index) =>
        permutations(things.filter((_, other) => other !== index)).map((rest) => [thing, ...rest]),
      );
