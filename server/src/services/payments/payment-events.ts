import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';

import { secondMs } from '@contract/durations';

import type { Transaction } from '../../db/client';
import { paymentEvents, payments } from '../../db/schema';
import { InvalidInputError } from '../../shared/errors';
import { lockOrder } from '../order-rows/order-rows';
import { expireOrder } from './order-expiry';
import { lockPayment, type PaymentRow, recordCapture, recordFailure } from './payment-changes';
import { type PaymentClaim, readClaim } from './payment-claims';
import type { PaymentDeps } from './payment-deps';
import { recordRefundedSum, recordReportedRefund, type ReportedPayment } from './provider-refunds';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const findPayment = async (tx: Transaction, claim: PaymentClaim) => {
  const reference = claim.metadata?.reference ?? '';
  const where = uuid.test(reference)
    ? eq(payments.reference, reference)
    : claim.sessionId
      ? eq(payments.sessionId, claim.sessionId)
      : eq(payments.paymentIntent, claim.paymentIntent ?? '');
  const [payment] = await tx.select().from(payments).where(where);
  return payment;
};

const isAmountOf = (payment: PaymentRow, { kind, amount }: PaymentClaim): boolean =>
  kind === 'refund'
    ? amount !== null && amount > 0 && amount <= payment.amount
    : amount === payment.amount;

const matches = (payment: PaymentRow, claim: PaymentClaim): boolean =>
  isAmountOf(payment, claim) &&
  claim.currency?.toUpperCase() === payment.currency &&
  [claim.orderId, claim.metadata?.order_id].every(
    (orderId) => orderId == null || orderId === String(payment.orderId),
  ) &&
  (!claim.sessionId || !payment.sessionId || claim.sessionId === payment.sessionId) &&
  (!claim.paymentIntent || !payment.paymentIntent || claim.paymentIntent === payment.paymentIntent);

/**
 * Whether an event says that a page has expired which the payment does not have: the provider made it,
 * but its response was lost, so that nobody was led there.
 */
const isOfLostPage = ({ sessionId }: PaymentRow, claim: PaymentClaim): boolean =>
  claim.kind === 'expired' && sessionId !== null && claim.sessionId !== sessionId;

type EventDeps = Pick<PaymentDeps, 'mail' | 'config'>;

const applyClaim = async (
  deps: EventDeps,
  tx: Transaction,
  about: ReportedPayment,
  claim: PaymentClaim,
): Promise<void> => {
  const { order, payment } = about;
  switch (claim.kind) {
    case 'captured':
      return recordCapture(deps, tx, order, payment, claim.paymentIntent);
    case 'failed':
      await recordFailure(tx, payment, claim.kind);
      return;
    case 'expired':
      // A page expires when its order may no longer be paid.
      if (await recordFailure(tx, payment, claim.kind)) await expireOrder(deps, tx, order);
      return;
    case 'refunded':
      return recordRefundedSum(deps, tx, about, claim.refundedSum);
    case 'refund':
      return recordReportedRefund(deps, tx, about, claim.refund);
  }
};

/**
 * Applies a verified event, once for its id and in any order of events. 422 for an event with another
 * amount, currency, session or order than its payment. One about another shop's payment (a Stripe
 * account may serve several shops), or a page that nobody was led to, changes nothing.
 */
export const applyEvent = async (
  deps: EventDeps,
  tx: Transaction,
  event: Stripe.Event,
): Promise<void> => {
  const claim = readClaim(event);
  if (!claim) return;

  const found = await findPayment(tx, claim);
  if (!found && !claim.metadata?.reference) return;
  if (found && isOfLostPage(found, claim)) return;
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

  const at = new Date(event.created * secondMs);
  return applyClaim(deps, tx, { order, payment, at }, claim);
};
