import { randomBytes } from 'node:crypto';

import { asc, eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';

import { i18n } from '@contract/i18n';
import { type Language, pathIn } from '@contract/languages';
import type { Currency } from '@contract/money';

import { customers, orderLines, orders, payments } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { storageProblem } from '../../shared/storable';
import { lineTexts } from '../translations/shop-texts';
import { translateTexts } from '../translations/read-translations';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { loadStripe } from './stripe-provider';
import { handleWebhook } from './webhook';

/** What the sandbox's payment page shows. */
export interface SandboxCheckout {
  sessionId: string;
  orderId: number;
  /** The language of the customer. */
  language: Language;
  /** Minor units. */
  amount: number;
  currency: Currency;
  open: boolean;
  /** The pieces, named in the customer's language. */
  lines: { name: string; color: string; size: string; quantity: number }[];
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
): Promise<{ payment: PaymentRow; language: Language }> => {
  const [found] =
    paymentProvider.name === 'sandbox' && storageProblem(sessionId) === undefined
      ? await db.orm
          .select({ payment: payments, language: customers.language })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .innerJoin(customers, eq(customers.id, orders.customerId))
          .where(eq(payments.sessionId, sessionId))
      : [];
  if (found?.payment.provider !== 'sandbox')
    throw new NotFoundError(i18n.t('This payment page does not exist.'));
  return found;
};

/** What a session's page shows; 404 for an unknown session. */
export const readSandboxCheckout = async (
  deps: PaymentDeps,
  sessionId: string,
): Promise<SandboxCheckout> => {
  const { payment, language } = await findPayment(deps, sessionId);
  const { orm } = deps.db;
  const lines = await orm
    .select({
      name: sql<string>`${orderLines.product} ->> 'name'`,
      color: orderLines.color,
      size: orderLines.size,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, payment.orderId))
    .orderBy(asc(orderLines.id));
  return {
    sessionId,
    language,
    lines: await translateTexts(orm, language, lines, lineTexts),
    orderId: payment.orderId,
    amount: payment.amount,
    currency: payment.currency,
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
 * Applies what the person chose on the sandbox's page, and returns the path to redirect to. A page
 * that was paid or closed is not changed. 404 for an unknown session.
 */
export const submitSandboxOutcome = async (
  deps: PaymentDeps,
  sessionId: string,
  outcome: 'pay' | 'decline' | 'leave',
): Promise<string> => {
  const { payment, language } = await findPayment(deps, sessionId);
  const returnPath = (result: 'success' | 'declined' | 'cancelled') =>
    pathIn(language, `/order/${payment.orderId}?payment=${result}`);
  if (payment.status === 'paid') return returnPath('success');
  if (payment.status !== 'open' || outcome === 'leave') return returnPath('cancelled');

  await reportOutcome(deps, payment, outcome);
  return returnPath(outcome === 'pay' ? 'success' : 'declined');
};
