import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';

import type { Transaction } from '../../db/client';
import { paymentEvents, payments } from '../../db/schema';
import { InvalidInputError } from '../../shared/errors';
import { lockOrder } from '../order-rows/order-rows';
import { expireOrder } from './order-expiry';
import { lockPayment, recordCapture, recordFailure, recordRefund } from './payment-changes';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { idOf } from './stripe-provider';

/** What an event says about one payment, whichever kind of Stripe object it is about. */
interface Claim {
  sessionId?: string;
  paymentIntent: string | null;
  metadata: Stripe.Metadata | null;
  /** Undefined where the object has no such field. */
  orderId?: string | null;
  amount: number | null;
  currency: string | null;
}

type PaymentEvent =
  { kind: 'captured' | 'failed' | 'expired' | 'refunded'; claim: Claim } | { kind: 'nothing' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const sessionClaim = (session: Stripe.Checkout.Session): Claim => ({
  sessionId: session.id,
  paymentIntent: idOf(session.payment_intent),
  metadata: session.metadata,
  orderId: session.client_reference_id,
  amount: session.amount_total,
  currency: session.currency,
});

const chargeClaim = (charge: Stripe.Charge): Claim => ({
  paymentIntent: idOf(charge.payment_intent),
  metadata: charge.metadata,
  amount: charge.amount,
  currency: charge.currency,
});

/** The events that change an order; all others, and partial refunds, are `nothing`. */
const readEvent = (event: Stripe.Event): PaymentEvent => {
  switch (event.type) {
    case 'checkout.session.completed':
      // A slow method (a bank debit) is complete before the money is there.
      return event.data.object.payment_status === 'paid'
        ? { kind: 'captured', claim: sessionClaim(event.data.object) }
        : { kind: 'nothing' };
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'captured', claim: sessionClaim(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', claim: sessionClaim(event.data.object) };
    case 'checkout.session.expired':
      return { kind: 'expired', claim: sessionClaim(event.data.object) };
    case 'charge.refunded':
      return event.data.object.refunded
        ? { kind: 'refunded', claim: chargeClaim(event.data.object) }
        : { kind: 'nothing' };
    default:
      return { kind: 'nothing' };
  }
};

const findPayment = async (tx: Transaction, claim: Claim): Promise<PaymentRow | undefined> => {
  const reference = claim.metadata?.reference ?? '';
  const where = uuid.test(reference)
    ? eq(payments.reference, reference)
    : claim.sessionId
      ? eq(payments.sessionId, claim.sessionId)
      : eq(payments.paymentIntent, claim.paymentIntent ?? '');
  const [payment] = await tx.select().from(payments).where(where);
  return payment;
};

const matches = (payment: PaymentRow, claim: Claim): boolean =>
  claim.amount === payment.amount &&
  claim.currency?.toUpperCase() === payment.currency &&
  [claim.orderId, claim.metadata?.order_id].every(
    (orderId) => orderId == null || orderId === String(payment.orderId),
  ) &&
  (!claim.sessionId || !payment.sessionId || claim.sessionId === payment.sessionId) &&
  (!claim.paymentIntent || !payment.paymentIntent || claim.paymentIntent === payment.paymentIntent);

/**
 * Applies one verified event, once for its id, in whatever order events arrive. An event about a
 * payment of ours with another amount, currency, session or order is refused with 422; one about
 * another shop's payment (a Stripe account may serve several shops) changes nothing.
 */
export const applyEvent = async (
  deps: Pick<PaymentDeps, 'mail' | 'config'>,
  tx: Transaction,
  event: Stripe.Event,
): Promise<void> => {
  const read = readEvent(event);
  if (read.kind === 'nothing') return;
  const { kind, claim } = read;

  const found = await findPayment(tx, claim);
  if (!found && !claim.metadata?.reference) return;
  if (!found || !matches(found, claim)) {
    throw new InvalidInputError('The event does not match its payment.');
  }

  const [recorded] = await tx
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (!recorded) return;

  const order = await lockOrder(tx, found.orderId);
  const payment = await lockPayment(tx, found.id);
  if (!order || !payment) throw new Error(`Payment ${found.id} has no order`);

  switch (kind) {
    case 'captured':
      return recordCapture(deps, tx, order, payment, claim.paymentIntent);
    case 'failed':
      await recordFailure(tx, payment, kind);
      return;
    case 'expired':
      // A page is open for as long as its order may be paid.
      if (await recordFailure(tx, payment, kind)) await expireOrder(deps, tx, order);
      return;
    case 'refunded':
      return recordRefund(deps, tx, order, payment);
  }
};
