import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';

import type { Currency } from '@contract/money';

import type { Database } from '../../db/client';
import { payments } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { asCurrency } from '../../shared/money';
import type { PaymentRow } from './payment-changes';
import { loadStripe } from './stripe-package';

export type SandboxOutcome = 'pay' | 'decline' | 'leave';

/** What the order page is told by the address that the person comes back to. */
export type SandboxReturn = 'success' | 'declined' | 'cancelled';

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

/** The event that Stripe would send for this outcome, as far as the shop reads it. */
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

export interface SandboxCheckoutOptions {
  db: Database;
  /** False while Stripe takes the payments: then no page exists. */
  enabled: boolean;
  webhookSecret: () => Promise<string>;
  handleWebhook: (rawBody: Buffer, signature: string) => Promise<void>;
}

/**
 * The page that stands in for Stripe's while no keys are set. It knows a payment by its session's
 * id, and reports what the person chose through the signed webhook, as Stripe would.
 */
export const createSandboxCheckout = ({ db, enabled, ...webhook }: SandboxCheckoutOptions) => {
  const find = async (sessionId: string): Promise<PaymentRow> => {
    const [payment] = enabled
      ? await db.orm.select().from(payments).where(eq(payments.sessionId, sessionId))
      : [];
    if (payment?.provider !== 'sandbox') {
      throw new NotFoundError('This payment page does not exist.');
    }
    return payment;
  };

  const report = async (payment: PaymentRow, outcome: 'pay' | 'decline'): Promise<void> => {
    const payload = JSON.stringify(eventFor(payment, outcome));
    const { webhooks } = await loadStripe();
    const signature = webhooks.generateTestHeaderString({
      payload,
      secret: await webhook.webhookSecret(),
    });
    await webhook.handleWebhook(Buffer.from(payload), signature);
  };

  return {
    /** What the page shows; 404 for an unknown session. */
    view: async (sessionId: string): Promise<SandboxCheckout> => {
      const payment = await find(sessionId);
      return {
        sessionId,
        orderId: payment.orderId,
        amount: payment.amount,
        currency: asCurrency(payment.currency),
        open: payment.status === 'open',
      };
    },

    /** Does what the person chose, and says where to send them. A page that is done stays so. */
    answer: async (
      sessionId: string,
      outcome: SandboxOutcome,
    ): Promise<{ orderId: number; result: SandboxReturn }> => {
      const payment = await find(sessionId);
      const { orderId, status } = payment;
      if (status === 'paid') return { orderId, result: 'success' };
      if (status !== 'open' || outcome === 'leave') return { orderId, result: 'cancelled' };

      await report(payment, outcome);
      return { orderId, result: outcome === 'pay' ? 'success' : 'declined' };
    },
  };
};
