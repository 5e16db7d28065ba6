import { and, asc, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { orderLines, payments } from '../../db/schema';
import { ConflictError, ShopError, TryLaterError } from '../../shared/errors';
import type { MailService } from '../mail/mail-service';
import { asCurrency } from '../../shared/money';
import { lockOrder } from '../orders/order-changes';
import type { OrderRow } from '../orders/order-changes';
import { transact } from '../orders/transact';
import { endPayments, recordCapture, recordFailure } from './payment-changes';
import type { PaymentRow } from './payment-changes';
import { applyEvent } from './payment-events';
import type { PaymentAttempt, PaymentProvider, SessionState } from './payment-provider';
import { createSandboxCheckout } from './sandbox-checkout';
import { createSandboxProvider } from './sandbox-provider';
import { loadStripe } from './stripe-package';
import { createStripeProvider } from './stripe-provider';

const signatureToleranceSeconds = 300;
const settleEveryMs = 30_000;
const retryAfterSeconds = 10;

export interface PaymentServiceOptions {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'stripe'>;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  /** Instead of the one that the configuration asks for. */
  provider?: PaymentProvider;
}

const attemptOf = (payment: PaymentRow): PaymentAttempt => ({
  reference: payment.reference,
  sessionId: payment.sessionId ?? '',
  paymentIntent: payment.paymentIntent,
});

const providerFailed = (error: unknown): TryLaterError => {
  console.error('The payment provider did not answer as expected:', error);
  return new TryLaterError(
    503,
    'The payment page can’t be opened just now. Your order is kept: please try again in a moment.',
    retryAfterSeconds,
  );
};

/** 409 unless a card payment for this locked order may still be made. */
const assertPayable = (order: OrderRow): void => {
  if (order.paymentMethod !== 'credit_card') {
    throw new ConflictError('This order is paid in cash when it is delivered.');
  }
  if (order.paymentStatus !== 'unpaid') throw new ConflictError('This order is already paid.');
  if (order.status !== 'pending') throw new ConflictError('This order can no longer be paid.');
};

/**
 * Card payments (specification, sections 4 and 7): pages to pay on, the webhook that says that
 * money came, and giving money back. An order is committed before its page is made: were the page
 * made inside of the transaction, every buyer of a size would wait for the provider behind the row
 * lock; were it made before, a rolled back order could be paid. A page that could not be made is
 * made by the next call for the same order, under the same reference, so never twice.
 */
export const createPaymentService = ({ db, config, mail, ...options }: PaymentServiceOptions) => {
  const { publicUrl } = config;
  const sandbox = createSandboxProvider({ db, publicUrl });
  const provider =
    options.provider ??
    (config.stripe ? createStripeProvider({ keys: config.stripe, publicUrl }) : sandbox);

  /** The order's one open attempt, a new one where it has none; 409 when it can't be paid. */
  const openAttempt = (orderId: number) =>
    transact(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Error(`Order ${orderId} is gone`);
      assertPayable(order);

      const [open] = await tx
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')));
      if (open?.provider === provider.name) return { order, payment: open };
      if (open) await recordFailure(tx, open, 'expired');

      const [payment] = await tx
        .insert(payments)
        .values({
          orderId,
          provider: provider.name,
          amount: order.subtotal + order.shipping,
          currency: order.currency,
        })
        .returning();
      if (!payment) throw new Error('The payment was not written');
      return { order, payment };
    });

  const createPage = async (order: OrderRow, payment: PaymentRow): Promise<string> => {
    const lines = await db.orm
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id));
    const session = await provider
      .createSession({
        reference: payment.reference,
        orderId: order.id,
        currency: asCurrency(order.currency),
        shipping: order.shipping,
        lines: lines.map(({ product, size, unitPrice, quantity }) => ({
          name: `${product.name}, ${size}`,
          unitPrice,
          quantity,
        })),
      })
      .catch((error: unknown) => {
        throw providerFailed(error);
      });
    await db.orm
      .update(payments)
      .set({ sessionId: session.sessionId, url: session.url })
      .where(and(eq(payments.id, payment.id), isNull(payments.sessionId)));
    // Of calls that ran side by side, the first to write decided.
    const [written] = await db.orm.select().from(payments).where(eq(payments.id, payment.id));
    return written?.url ?? session.url;
  };

  /** What a lost webhook would have told about an attempt. */
  const catchUp = async (payment: PaymentRow, session: SessionState): Promise<void> => {
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, payment.orderId);
      const [current] = await tx
        .select()
        .from(payments)
        .where(eq(payments.id, payment.id))
        .for('update');
      if (!order || !current) return;
      if (session.state === 'expired') await recordFailure(tx, current, 'expired');
      if (session.state === 'paid') {
        await recordCapture(tx, mail, order, current, session.paymentIntent);
      }
    });
    mail.wake();
  };

  /** The address of a page that was made before, if it can still be paid on. */
  const openPage = async (payment: PaymentRow): Promise<string | undefined> => {
    const session = await provider.sessionState(attemptOf(payment)).catch((error: unknown) => {
      throw providerFailed(error);
    });
    if (session.state === 'open') return session.url;
    if (session.state === 'processing') {
      throw new ConflictError('Your payment is on its way. We will write as soon as it is here.');
    }
    await catchUp(payment, session);
    return undefined;
  };

  /** Undefined: made while another provider was configured, whose keys are gone. */
  const providerOf = (payment: PaymentRow): PaymentProvider | undefined =>
    [provider, sandbox].find(({ name }) => name === payment.provider);

  const giveBack = async (payment: PaymentRow): Promise<void> => {
    const owner = providerOf(payment);
    if (!owner) throw new Error(`There are no keys for ${payment.provider}`);
    await owner.refund(attemptOf(payment), payment.refundAmount);
    await db.orm
      .update(payments)
      .set({ status: 'refunded' })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'refunding')));
  };

  /** Gives back what is to go back. What fails stays due and is tried again later. */
  const settleRefunds = async (): Promise<void> => {
    const due = await db.orm
      .select()
      .from(payments)
      .where(eq(payments.status, 'refunding'))
      .orderBy(asc(payments.id));
    for (const payment of due) {
      await giveBack(payment).catch((error: unknown) => {
        console.error(`The refund of payment ${payment.id} has to wait:`, error);
      });
    }
  };

  let settling = Promise.resolve();
  let waiting = false;
  let closed = false;
  const settle = () => {
    if (closed || waiting) return;
    waiting = true;
    settling = settling
      .then(() => {
        waiting = false;
        return settleRefunds();
      })
      .catch((error: unknown) => console.error('Refunds have to wait:', error));
  };
  const timer = setInterval(settle, settleEveryMs);
  timer.unref();

  /**
   * POST /payments/webhook, in Stripe's shape and signature scheme, from Stripe and from the
   * sandbox. 400 when the signature is wrong or older than 300 s, 422 when the event does not fit
   * its payment. A replay changes nothing.
   */
  const handleWebhook = async (rawBody: Buffer, signature: string | undefined): Promise<void> => {
    const secret = await provider.webhookSecret();
    const { webhooks } = await loadStripe();
    let event: Stripe.Event;
    try {
      event = webhooks.constructEvent(rawBody, signature ?? '', secret, signatureToleranceSeconds);
    } catch {
      throw new ShopError(400, 'The signature of this event is not valid.');
    }
    await transact(db, (tx) => applyEvent(tx, mail, event));
    mail.wake();
    settle();
  };

  return {
    /**
     * The address to pay an order at: the open page where there is one, else a new one. 409 when
     * the order can't be paid (any more), 503 when the provider does not answer.
     */
    open: async (orderId: number): Promise<string> => {
      const { order, payment } = await openAttempt(orderId);
      if (!payment.sessionId) return createPage(order, payment);
      const url = await openPage(payment);
      if (url) return url;

      const next = await openAttempt(orderId);
      return next.payment.url ?? createPage(next.order, next.payment);
    },

    /** Ends a locked order's payments inside of the caller's transaction; then call `settle`. */
    end: endPayments,

    /** Starts giving back what is due, without waiting for it. */
    settle,

    /** Closes the pages of an order that nobody is to pay any more. Late money would go back. */
    closePages: async (orderId: number): Promise<void> => {
      const expired = await db.orm
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.status, 'expired')));
      for (const payment of expired) {
        if (!payment.sessionId) continue;
        await providerOf(payment)
          ?.expireSession(attemptOf(payment))
          .catch((error: unknown) => console.error('A payment page stayed open:', error));
      }
    },

    handleWebhook,

    /** The page that stands in for the provider's own while no keys are set. */
    sandbox: createSandboxCheckout({
      db,
      enabled: provider.name === 'sandbox',
      webhookSecret: sandbox.webhookSecret,
      handleWebhook,
    }),

    /** Stops the retries and waits for what is under way. */
    close: async (): Promise<void> => {
      closed = true;
      clearInterval(timer);
      await settling;
    },
  };
};

export type PaymentService = ReturnType<typeof createPaymentService>;
