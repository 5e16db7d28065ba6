import { and, eq } from 'drizzle-orm';

import { i18n } from '@contract/i18n';

import { payments } from '../../db/schema';
import { transact } from '../../db/transaction';
import { ConflictError } from '../../shared/errors';
import { lockOrder, type OrderRow } from '../order-rows/order-rows';
import { lockPayment, type PaymentRow, recordCapture, recordFailure } from './payment-changes';
import type { PaymentAttempt, PaymentProvider, SessionState } from './payment-provider';
import type { PaymentDeps } from './payment-deps';

/** A payment as its provider needs it to find its own records. */
export const attemptOf = (payment: PaymentRow): PaymentAttempt => ({
  reference: payment.reference,
  sessionId: payment.sessionId ?? '',
  paymentIntent: payment.paymentIntent,
});

/** The provider of a payment; undefined when its keys are no longer set. */
export const providerOf = (
  deps: Pick<PaymentDeps, 'paymentProvider' | 'sandboxProvider'>,
  payment: PaymentRow,
): PaymentProvider | undefined =>
  [deps.paymentProvider, deps.sandboxProvider].find(({ name }) => name === payment.provider);

/** 409 unless a card payment for this locked order may still be made. */
const assertPayable = (order: OrderRow): void => {
  if (order.paymentMethod !== 'credit_card') {
    throw new ConflictError(i18n.t('This order is paid in cash when it is delivered.'));
  }
  if (order.paymentStatus !== 'unpaid')
    throw new ConflictError(i18n.t('This order is already paid.'));
  const isOver = order.payBy !== null && order.payBy <= new Date();
  if (order.status !== 'pending' || isOver)
    throw new ConflictError(i18n.t('This order can no longer be paid.'));
};

/** The order's open attempt, or a new one. 409 when it can't be paid. */
export const openAttempt = (
  { db, paymentProvider }: PaymentDeps,
  orderId: number,
): Promise<{ order: OrderRow; payment: PaymentRow }> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    assertPayable(order);

    const [open] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')));
    if (open?.provider === paymentProvider.name) return { order, payment: open };
    if (open) await recordFailure(tx, open, 'expired');

    const [payment] = await tx
      .insert(payments)
      .values({
        orderId,
        provider: paymentProvider.name,
        amount: order.subtotal + order.shipping,
        currency: order.currency,
      })
      .returning();
    if (!payment) throw new Error('The payment was not written');
    return { order, payment };
  });

/** Applies the state of an attempt whose webhook was lost. */
export const applySessionState = async (
  deps: PaymentDeps,
  { id, orderId }: PaymentRow,
  session: SessionState,
): Promise<void> => {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, id);
    if (!order || !payment) return;
    if (session.state === 'expired') await recordFailure(tx, payment, 'expired');
    if (session.state === 'paid') {
      await recordCapture(deps, tx, order, payment, session.paymentIntent);
    }
  });
  deps.mail.wake();
};
