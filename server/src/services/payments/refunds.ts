import { and, asc, eq } from 'drizzle-orm';

import { payments } from '../../db/schema';
import { attemptOf, providerOf } from './payment-attempts';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import { logError } from '../../shared/log-error';

type RefundDeps = Pick<PaymentDeps, 'db' | 'paymentProvider' | 'sandboxProvider'>;

const refundPayment = async (deps: RefundDeps, payment: PaymentRow): Promise<void> => {
  const provider = providerOf(deps, payment);
  if (!provider) throw new Error(`There are no keys for ${payment.provider}`);
  await provider.refund(attemptOf(payment), payment.refundAmount);
  await deps.db.orm
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'refunding')));
};

/** Has the providers make the refunds that are due. One that fails stays due and is tried again. */
export const settleRefunds = async (deps: RefundDeps): Promise<void> => {
  const due = await deps.db.orm
    .select()
    .from(payments)
    .where(eq(payments.status, 'refunding'))
    .orderBy(asc(payments.id));
  for (const payment of due) {
    await refundPayment(deps, payment).catch((error: unknown) => {
      logError(`The refund of payment ${payment.id} will be tried again:`, error);
    });
  }
};
