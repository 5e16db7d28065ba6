import type { Transaction } from '../../db/client';
import { toWire } from '../../shared/money';
import { recordChange } from '../audit/audit';
import type { RefundRow } from '../order-rows/refund-rows';

/** Writes a refund that a person of the house made to the audit table. */
export const recordRefund = async (tx: Transaction, refund: RefundRow): Promise<void> => {
  const { who, amount, currency, lines, restock, reason } = refund;
  if (who === null) return;
  await recordChange({ who }, tx, {
    what: 'orders refund',
    subject: `order ${refund.orderId}`,
    details: { amount: toWire(amount), currency, lines, restock, ...(reason ? { reason } : {}) },
  });
};
