import type Stripe from 'stripe';

import { errorCodes } from '../../shared/errors';
import {
  type PaymentAttempt,
  RefundRefusedError,
  type RefundRequest,
  type ReportedRefund,
} from './payment-provider';

const listed = 100;

/** The id of an object that Stripe sends as its id or expanded. */
export const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value;

/** A payment that Stripe does not know may be of other keys, which can be set again. */
const isRefused = (error: unknown): error is Error =>
  error instanceof Error &&
  'type' in error &&
  error.type === 'StripeInvalidRequestError' &&
  !errorCodes(error).includes('resource_missing');

const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

/** A refund of Stripe's. */
export const reportedRefund = (refund: Stripe.Refund): ReportedRefund => ({
  id: refund.id,
  amount: refund.amount,
  key: refund.metadata?.refund ?? null,
  failed: !isMade(refund),
});

const findPaymentIntent = async (
  stripe: Stripe,
  { reference, sessionId, paymentIntent }: PaymentAttempt,
): Promise<string> => {
  const captured =
    paymentIntent ?? idOf((await stripe.checkout.sessions.retrieve(sessionId)).payment_intent);
  if (!captured) throw new Error(`No payment to refund for ${reference}`);
  return captured;
};

const listOf = async (stripe: Stripe, paymentIntent: string): Promise<Stripe.Refund[]> =>
  (await stripe.refunds.list({ payment_intent: paymentIntent, limit: listed })).data;

/** Finds a refund by our key in its metadata: Stripe forgets idempotency keys after a day. */
const findRefund = async (stripe: Stripe, paymentIntent: string, key: string) =>
  (await listOf(stripe, paymentIntent)).find(({ metadata }) => metadata?.refund === key);

/** The refunds of a payment, as PaymentProvider says. */
export const listRefundsAtStripe = async (
  stripe: Stripe,
  attempt: PaymentAttempt,
): Promise<ReportedRefund[]> =>
  (await listOf(stripe, await findPaymentIntent(stripe, attempt))).map(reportedRefund);

/** Refunds a payment at Stripe, as PaymentProvider says. */
export const refundAtStripe = async (
  stripe: Stripe,
  attempt: PaymentAttempt,
  { key, orderId, amount, repeated }: RefundRequest,
): Promise<{ id: string | null }> => {
  const { reference } = attempt;
  const captured = await findPaymentIntent(stripe, attempt);
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
