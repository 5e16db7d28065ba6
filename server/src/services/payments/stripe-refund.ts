import type Stripe from 'stripe';

import { errorCodes } from '../../shared/errors';
import { type PaymentAttempt, RefundRefusedError, type RefundRequest } from './payment-provider';

const listed = 100;

/** The id of an object that Stripe sends as its id or expanded. */
export const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value;

const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

/** Finds a refund by our key in its metadata: Stripe forgets idempotency keys after a day. */
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
    // It was refunded in Stripe's dashboard.
    if (errorCodes(error).includes('charge_already_refunded')) return { id: null };
    throw isRefused(error) ? new RefundRefusedError(error.message, { cause: error }) : error;
  }
};
