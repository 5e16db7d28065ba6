import { createHash } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import { i18n } from '@contract/i18n';
import type { PlaceOrderRequest, PlacedOrder } from '@contract/order';

import type { Database, Transaction } from '../../db/client';
import { idempotencyKeys } from '../../db/schema';
import { InvalidInputError } from '../../shared/errors';
import { addressOf } from './order-wire';

/** An idempotency key belongs to the customer who sent it. */
export interface CustomerKey {
  customerId: number;
  key: string;
}

const hasKey = ({ customerId, key }: CustomerKey) =>
  and(eq(idempotencyKeys.customerId, customerId), eq(idempotencyKeys.key, key));

const hashOf = (request: PlaceOrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.payment_method, addressOf(request)]))
    .digest('hex');

/**
 * Claims the key, or returns the response of its first call; 422 when that had other details. The row
 * is inserted before anything else: a second call with the key waits until the first has committed,
 * and then finds its response.
 */
export const claimKey = async (
  tx: Transaction,
  owned: CustomerKey,
  request: PlaceOrderRequest,
): Promise<PlacedOrder | undefined> => {
  const requestHash = hashOf(request);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...owned, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;

  const [earlier] = await tx.select().from(idempotencyKeys).where(hasKey(owned));
  if (earlier?.requestHash !== requestHash || earlier.orderId === null) {
    throw new InvalidInputError(i18n.t('This order was already sent with other details.'), {
      'idempotency-key': [i18n.t('This key was already used for an order with other details.')],
    });
  }
  const { payment_url } = earlier.response ?? {};
  return { id: earlier.orderId, ...(payment_url ? { payment_url } : {}) };
};

export const completeKey = async (
  tx: Transaction,
  owned: CustomerKey,
  orderId: number,
): Promise<void> => {
  await tx
    .update(idempotencyKeys)
    .set({ orderId, response: { id: orderId } })
    .where(hasKey(owned));
};

/** Adds the payment page to the response of a key; of concurrent calls the first one's is kept. */
export const addPaymentUrl = async (
  db: Database,
  owned: CustomerKey,
  placed: Required<PlacedOrder>,
): Promise<Required<PlacedOrder>> => {
  const [stored] = await db.orm
    .update(idempotencyKeys)
    .set({ response: sql`${JSON.stringify(placed)}::jsonb || ${idempotencyKeys.response}` })
    .where(hasKey(owned))
    .returning({ response: idempotencyKeys.response });
  return { ...placed, payment_url: stored?.response?.payment_url ?? placed.payment_url };
};
