import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';

import { payments } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { asCurrency } from '../../shared/money';
import { storageProblem } from '../../shared/storable';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { loadStripe } from './stripe-provider';
import { handleWebhook } from './webhook';

type SandboxOutcome = 'pay' | 'decline' | 'leave';

/** The `payment` parameter of the order page that the person is sent back to. */
type SandboxReturn = 'success' | 'declined' | 'cancelled';

/** What the sandbox's payment page shows. */
export interface SandboxCheckout {
  sessionId: string;
  orderId: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
  open: boolean;
}

const eventTypes = {
  pay: 'checkout.session.completed',
  decline: 'checkout.session.async_payment_failed',
} as const;

/** The event that Stripe would send for this outcome, with what the shop reads of it. */
const eventFor = (payment: PaymentRow, outcome: keyof typeof eventTypes) => ({
  id: `evt_sandbox_${randomBytes(16).toString('hex')}`,
  object: 'event' as const,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  type: eventTypes[outcome],
  data: {
    object: {
      id: payment.sessionId,
      object: 'checkout.session',
      mode: 'payment',
      client_reference_id: String(payment.orderId),
      metadata: { order_id: String(payment.orderId), reference: payment.reference },
      amount_total: payment.amount,
      currency: payment.currency.toLowerCase(),
      payment_status: outcome === 'pay' ? 'paid' : 'unpaid',
      status: 'complete',
      payment_intent: `pi_sandbox_${payment.reference}`,
    } satisfies Partial<Record<keyof Stripe.Checkout.Session, unknown>>,
  },
});

/** The payment of a sandbox session; 404 for any other, and while Stripe takes payments. */
const findPayment = async (
  { db, paymentProvider }: PaymentDeps,
  sessionId: string,
): Promise<PaymentRow> => {
  const [payment] =
    paymentProvider.name === 'sandbox' && storageProblem(sessionId) === undefined
      ? await db.orm.select().from(payments).where(eq(payments.sessionId, sessionId))
      : [];
  if (payment?.provider !== 'sandbox')
    throw new NotFoundError(i18n.t('This payment page does not exist.'));
  return payment;
};

/** What a session's page shows; 404 for an unknown session. */
export const readSandboxCheckout = async (
  deps: PaymentDeps,
  sessionId: string,
): Promise<SandboxCheckout> => {
  const payment = await findPayment(deps, sessionId);
  return {
    sessionId,
    orderId: payment.orderId,
    amount: payment.amount,
    currency: asCurrency(payment.currency),
    open: payment.status === 'open',
  };
};

/** Reports an outcome through the signed webhook, as Stripe would. */
const reportOutcome = async (
  deps: PaymentDeps,
  payment: PaymentRow,
  outcome: 'pay' | 'decline',
): Promise<void> => {
  const payload = JSON.stringify(eventFor(payment, outcome));
  const { webhooks } = await loadStripe();
  const secret = await deps.paymentProvider.webhookSecret();
  const signature = webhooks.generateTestHeaderString({ payload, secret });
  await handleWebhook(deps, Buffer.from(payload), signature);
};

/**
 * Applies what the person chose on the sandbox's page, and returns where to redirect. A page that was
 * paid or closed is not changed. 404 for an unknown session.
 */
export const submitSandboxOutcome = async (
  deps: PaymentDeps,
  sessionId: string,
  outcome: SandboxOutcome,
): Promise<{ orderId: number; result: SandboxReturn }> => {
  const payment = await findPayment(deps, sessionId);
  const { orderId, status } = payment;
  if (status === 'paid') return { orderId, result: 'success' };
  if (status !== 'open' || outcome === 'leave') return { orderId, result: 'cancelled' };

  await reportOutcome(deps, payment, outcome);
  return { orderId, result: outcome === 'pay' ? 'success' : 'declined' };
};
