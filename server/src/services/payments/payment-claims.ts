import type Stripe from 'stripe';

import type { ReportedRefund } from './payment-provider';
import { idOf, reportedRefund } from './stripe-refund';

/** What an event claims about a payment, to be compared with its row. */
interface Claim {
  sessionId?: string;
  paymentIntent: string | null;
  metadata: Stripe.Metadata | null;
  /** Undefined where the object has no such field. */
  orderId?: string | null;
  /** Of the payment, or of one refund; minor units. */
  amount: number | null;
  currency: string | null;
}

/** An event that changes an order, or its refunds. */
export type PaymentClaim = Claim &
  (
    | { kind: 'captured' | 'failed' | 'expired' }
    /** The sum of a payment's refunds, minor units. */
    | { kind: 'refunded'; refundedSum: number }
    | { kind: 'refund'; refund: ReportedRefund }
  );

const sessionClaim = (session: Stripe.Checkout.Session): Claim => ({
  sessionId: session.id,
  paymentIntent: idOf(session.payment_intent),
  metadata: session.metadata,
  orderId: session.client_reference_id,
  amount: session.amount_total,
  currency: session.currency,
});

const chargeClaim = (charge: Stripe.Charge): PaymentClaim => ({
  kind: 'refunded',
  paymentIntent: idOf(charge.payment_intent),
  metadata: charge.metadata,
  amount: charge.amount,
  currency: charge.currency,
  refundedSum: charge.refunded ? charge.amount : (charge.amount_refunded ?? 0),
});

const refundClaim = (refund: Stripe.Refund, hasFailed: boolean): PaymentClaim => ({
  kind: 'refund',
  paymentIntent: idOf(refund.payment_intent),
  metadata: refund.metadata,
  amount: refund.amount,
  currency: refund.currency,
  refund: hasFailed ? { ...reportedRefund(refund), failed: true } : reportedRefund(refund),
});

/** Reads the claim of an event; undefined for one that changes nothing. */
export const readClaim = (event: Stripe.Event): PaymentClaim | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
      // With a slow method, such as a bank debit, the session is complete before it is paid.
      return event.data.object.payment_status === 'paid'
        ? { kind: 'captured', ...sessionClaim(event.data.object) }
        : undefined;
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'captured', ...sessionClaim(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', ...sessionClaim(event.data.object) };
    case 'checkout.session.expired':
      return { kind: 'expired', ...sessionClaim(event.data.object) };
    case 'charge.refunded':
      return chargeClaim(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'charge.refund.updated':
      return refundClaim(event.data.object, false);
    case 'refund.failed':
      return refundClaim(event.data.object, true);
    default:
      return undefined;
  }
};
