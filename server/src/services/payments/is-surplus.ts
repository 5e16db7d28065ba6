import { and, eq, ne } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import type { PaymentRow } from './payment-changes';

/**
 * Whether a payment is one that its order does not need, since another pays it, or did before that was
 * refunded.
 */
export const isSurplus = async (
  tx: Transaction,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
): Promise<boolean> => {
  const ofPayment = and(eq(refunds.paymentId, id), eq(refunds.surplus, true));
  if ((await tx.$count(refunds, ofPayment)) > 0) return true;
  const isOther = and(eq(payments.orderId, orderId), ne(payments.id, id));
  return (await tx.$count(payments, and(isOther, eq(payments.status, 'paid')))) > 0;
};
