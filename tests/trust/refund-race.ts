import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../server/src/db/client';
import { orders, refunds } from '../../server/src/db/schema';
import { deliverOrder, shipOrder } from '../../server/src/services/orders/fulfil-order';
import { getOrder } from '../../server/src/services/orders/read-orders';
import { refundOrder, refundOrderOf } from '../../server/src/services/orders/refund-order';
import { startPayments } from '../../server/src/services/payments/payments';
import { cardProvider, orderConfig } from '../support/card-payments';
import { placeCardOrder, sendEvent } from './card-order';
import { paymentEvent, refundEvent } from './payment-events';
import { mailRecorder, stockOf } from './small-shop';

const amounts = 6;

/**
 * Refunds an order at once by amounts, by lines, by its customer and at Stripe: all together are
 * never more than was paid, what was asked of the provider is what is recorded, and no stock comes
 * back twice.
 */
export const raceRefunds = async (db: Database, rounds: number): Promise<void> => {
  const asked = new Map<string, number>();
  const provider = cardProvider({
    refund: (_attempt, { key, amount }) => {
      asked.set(key, amount);
      return Promise.resolve({ id: `re_${key}` });
    },
  });
  const shop = {
    ...startPayments({ db, mail: mailRecorder(), config: orderConfig, provider }),
    who: 'Amal',
  };
  const send = (payload: string) => sendEvent(shop, payload);

  for (let round = 0; round < rounds; round += 1) {
    const { customer, id, payment, sizeId } = await placeCardOrder(shop);
    await send(paymentEvent(payment, 'captured'));
    await shipOrder(shop, id);
    await deliverOrder(shop, id);
    const [line] = (await getOrder(shop, customer.id, id)).order_products;
    if (!line) throw new Error('No line');

    await Promise.allSettled([
      ...Array.from({ length: amounts }, (_, index) =>
        refundOrderOf(shop, id, { lines: [], amount: 14_000 + index }),
      ),
      ...[1, 2].map((quantity) => refundOrderOf(shop, id, { lines: [{ id: line.id, quantity }] })),
      send(refundEvent(payment, 'refund.created', { id: `re_${payment.reference}`, amount: 900 })),
      refundOrder(shop, customer.id, id),
    ]);
    await refundOrder(shop, customer.id, id);
    await shop.refunds.settled();

    const rows = await db.orm.select().from(refunds).where(eq(refunds.orderId, id));
    const made = rows.filter(({ status }) => status === 'done');
    const sum = made.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(payment.amount);
    expect(sum).toBeGreaterThanOrEqual(25_000);
    expect(rows.filter(({ status }) => status === 'due' || status === 'requested')).toEqual([]);
    for (const { key, amount } of made.filter(({ origin }) => origin !== 'provider')) {
      expect(asked.get(key)).toBe(amount);
    }
    const [order] = await db.orm.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' });
    const restocked = made
      .filter(({ restock }) => restock)
      .flatMap(({ lines }) => lines)
      .reduce((total, { quantity }) => total + quantity, 0);
    // The customer gives back all that is left, though other refunds may have taken the amount.
    const stock = await stockOf(db, sizeId);
    expect(stock).toBeGreaterThanOrEqual(3 + restocked);
    expect(stock).toBeLessThanOrEqual(5);
  }
  await shop.refunds.close();
};
