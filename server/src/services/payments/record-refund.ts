import type { Transaction } from '../../db/client';
import { toWire } from '../../shared/money';
import { recordChange } from '../audit/audit';
import type { RefundRow } from '../order-rows/refund-rows';

/** Writes to the audit table who of the house refunded; nothing for a refund that nobody there made. */
export const recordRefund = async (tx: Transaction, refund: RefundRow): Promise<void> => {
  const { who, amount, currency, lines, restock, reason } = refund;
  if (who === null) return;
  await recordChange({ who }, tx, {
    what: 'orders refund',
    subject: `order ${refund.orderId}`,
    details: { amount: toWire(amount), currency, lines, restock, ...(reason ? { reason } : {}) },
  });
};
