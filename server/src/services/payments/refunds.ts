import { and, asc, eq, notExists } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { payments, refunds } from '../../db/schema';
import { logError } from '../../shared/log-error';
import type { RefundRow } from '../order-rows/refund-rows';
import { attemptOf, providerOf } from './payment-attempts';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';

type RefundDeps = Pick<PaymentDeps, 'db' | 'paymentProvider' | 'sandboxProvider'>;

/** Makes a refund at the provider. Returns its id there; null where the payment is refunded already. */
export const refundAtProvider = async (
  deps: RefundDeps,
  payment: PaymentRow,
  { key, orderId, amount }: RefundRow,
  repeated: boolean,
): Promise<string | null> => {
  const provider = providerOf(deps, payment);
  if (!provider) throw new Error(`There are no keys for ${payment.provider}`);
  const request = { key, orderId, amount, repeated };
  return (await provider.refund(attemptOf(payment), request)).id;
};

/** Marks a payment as refunded when none of its refunds is due any more. */
const endRefunding = async ({ orm }: Database, id: number): Promise<void> => {
  const due = orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), eq(refunds.status, 'due')));
  await orm
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(eq(payments.id, id), eq(payments.status, 'refunding'), notExists(due)));
};

const settle = async (deps: RefundDeps, payment: PaymentRow, refund: RefundRow): Promise<void> => {
  const providerId = await refundAtProvider(deps, payment, refund, true);
  const { orm } = deps.db;
  const ofRefund = eq(refunds.id, refund.id);
  await orm
    .update(refunds)
    .set({ status: 'done', providerId, settledAt: new Date() })
    // With another key it was reduced meanwhile, and is still to be made.
    .where(and(ofRefund, eq(refunds.status, 'due'), eq(refunds.key, refund.key)));
  await endRefunding(deps.db, payment.id);
};

/** Makes the refunds that are due. One that fails stays due and is tried again. */
export const settleRefunds = async (deps: RefundDeps): Promise<void> => {
  const due = await deps.db.orm
    .select({ payment: payments, refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.status, 'due'))
    .orderBy(asc(refunds.id));
  for (const { payment, refund } of due) {
    await settle(deps, payment, refund).catch((error: unknown) => {
      logError(`The refund of payment ${payment.id} will be tried again:`, error);
    });
  }
};
