import { eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import { InvalidInputError } from '../../shared/errors';
import type { OrderRow } from '../order-rows/order-rows';
import { amountOf, type RefundRow, updateRefund } from '../order-rows/refund-rows';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { isSurplus } from './is-surplus';
import { applyRefund } from './refund-changes';
import { refundKey } from './whole-refunds';

/**
 * Reduces the refunds that are still due to what is left of the payment, and drops those of which nothing
 * is left: they did not fail. Returns whether there were any.
 */
const reduceDue = async (tx: Transaction, rows: RefundRow[], left: number): Promise<boolean> => {
  let room = left;
  let isReduced = false;
  for (const { id, amount } of rows.filter(({ status }) => status === 'due')) {
    if (amount > room) {
      isReduced = true;
      if (room > 0) await updateRefund(tx, id, { amount: room, key: refundKey() });
      else await tx.delete(refunds).where(eq(refunds.id, id));
    }
    room = Math.max(0, room - amount);
  }
  return isReduced;
};

interface MadeRefund {
  amount: number;
  /** How much of it was recorded before, from a sum that the provider reported. */
  recorded: number;
  providerId: string | null;
}

/** Records a refund that the shopkeeper made at the provider; 422 when it is more than was paid. */
export const addRefund = async (
  deps: Pick<PaymentDeps, 'mail'>,
  tx: Transaction,
  { order, payment, rows }: { order: OrderRow; payment: PaymentRow; rows: RefundRow[] },
  { amount, recorded, providerId }: MadeRefund,
): Promise<void> => {
  const made = amountOf(rows.filter(({ status }) => status === 'done'));
  const left = payment.amount - made - (amount - recorded);
  if (left < 0) throw new InvalidInputError('The event refunds more than was paid.');
  // Before `reduceDue`, which may drop the only row that shows it.
  const surplus = await isSurplus(tx, payment);
  const isReduced = await reduceDue(tx, rows, left);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      amount,
      currency: payment.currency,
      origin: 'provider',
      status: 'done',
      providerId,
      surplus,
      key: providerId ?? refundKey(),
      settledAt: new Date(),
    })
    .returning();
  if (left === 0) {
    await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  }
  // The customer has had a mail about what is reduced here, or was recorded before.
  if (!refund || isReduced || recorded === amount) return;
  await applyRefund(deps, tx, order, { ...refund, amount: amount - recorded });
};
