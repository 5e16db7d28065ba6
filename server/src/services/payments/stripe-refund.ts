import type Stripe from 'stripe';

import { errorCodes } from '../../shared/errors';
import { RefundRefusedError } from './payment-provider';
import type { PaymentAttempt, RefundRequest } from './payment-provider';

const listed = 100;

/** The id of what Stripe sends as an id or as the whole object. */
export const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value;

const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

/** Stripe forgets an idempotency key after a day; a refund's metadata stays. */
const findRefund = async (stripe: Stripe, paymentIntent: string, key: string) => {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: listed });
  return data.find(({ metadata }) => metadata?.refund === key);
};

/** Refunds a payment at Stripe, as PaymentProvider says. */
export const refundAtStripe = async (
  stripe: Stripe,
  { reference, sessionId, paymentIntent }: PaymentAttempt,
  { key, orderId, amount, repeated }: RefundRequest,
): Promise<{ id: string | null }> => {
  const captured =
    paymentIntent ?? idOf((await stripe.checkout.sessions.retrieve(sessionId)).payment_intent);
  if (!captured) throw new Error(`No payment to refund for ${reference}`);
  try {
    const made =
      (repeated && (await findRefund(stripe, captured, key))) ||
      (await stripe.refunds.create(
        {
          payment_intent: captured,
          amount,
          metadata: { order_id: String(orderId), reference, refund: key },
        },
        { idempotencyKey: key },
      ));
    if (!isMade(made)) throw new RefundRefusedError(`The refund ${made.id} has failed.`);
    return { id: made.id };
  } catch (error) {
    // The shopkeeper has already refunded all of it at Stripe.
    if (errorCodes(error).includes('charge_already_refunded')) return { id: null };
    throw isRefused(error) ? new RefundRefusedError(error.message, { cause: error }) : error;
  }
};
