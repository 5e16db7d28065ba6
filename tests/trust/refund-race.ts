import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';

import type { Database } from '../../server/src/db/client';
import { orders, refunds } from '../../server/src/db/schema';
import { transact } from '../../server/src/db/transaction';
import { deliverOrder, shipOrder } from '../../server/src/services/orders/fulfil-order';
import { getOrder } from '../../server/src/services/orders/read-orders';
import { refundOrder, refundOrderOf } from '../../server/src/services/orders/refund-order';
import { startPayments } from '../../server/src/services/payments/payments';
import { cardProvider, orderConfig } from '../support/card-payments';
import { placeCardOrder, sendEvent, stockBefore } from './card-order';
import { paymentEvent, refundEvent } from './payment-events';
import { promised, someWait } from './lock-waits';
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

/**
 * Refunds the pieces of an order by several commands, and lets those refunds fail, all at once, and then
 * refunds what is left: no piece comes back into stock twice, and all are there in the end.
 */
export const raceFailures = async (db: Database, rounds: number): Promise<void> => {
  const provider = cardProvider({});
  const shop = {
    ...startPayments({ db, mail: mailRecorder(), config: orderConfig, provider }),
    who: 'Amal',
  };
  const silence = vi.spyOn(console, 'error').mockReturnValue(undefined);
  for (let round = 0; round < rounds; round += 1) {
    const { customer, id, payment, sizeId } = await placeCardOrder(shop);
    await sendEvent(shop, paymentEvent(payment, 'captured'));
    await shipOrder(shop, id);
    await deliverOrder(shop, id);
    const [line] = (await getOrder(shop, customer.id, id)).order_products;
    if (!line) throw new Error('No line');
    const piece = { lines: [{ id: line.id, quantity: 1 }] };
    const failMade = async () => {
      const rows = await db.orm.select().from(refunds).where(eq(refunds.orderId, id));
      const made = rows.find(({ status }) => status === 'done');
      if (!made?.providerId) return;
      const failed = { id: made.providerId, amount: made.amount };
      await sendEvent(shop, refundEvent(payment, 'refund.failed', failed));
    };
    for (let time = 0; time < 3; time += 1) {
      await Promise.allSettled([
        ...[1, 2, 3].map(() => refundOrderOf(shop, id, piece)),
        ...[1, 2].map(failMade),
      ]);
      expect(await stockOf(db, sizeId)).toBeLessThanOrEqual(stockBefore);
    }
    await failMade();
    await Promise.allSettled([
      refundOrder(shop, customer.id, id),
      refundOrderOf(shop, id),
      failMade(),
    ]);
    await shop.refunds.settled();
    await Promise.allSettled([refundOrderOf(shop, id)]);
    expect(await stockOf(db, sizeId)).toBe(stockBefore);
  }
  silence.mockRestore();
  await shop.refunds.close();
};

/**
 * Stripe reports a refund of its own while the customer's is being recorded as made: that one stays as
 * it was made.
 */
export const reportWhileSettling = async (db: Database): Promise<void> => {
  const [made, updated, waiting] = [promised<{ id: string }>(), promised<void>(), promised<void>()];
  const provider = cardProvider({ refund: () => made.promise });
  const shop = {
    ...startPayments({ db, mail: mailRecorder(), config: orderConfig, provider }),
    who: 'Amal',
  };
  const send = (payload: string) => sendEvent(shop, payload);
  const { customer, id, payment } = await placeCardOrder(shop);
  await send(paymentEvent(payment, 'captured'));
  await shipOrder(shop, id);
  await deliverOrder(shop, id);
  await refundOrder(shop, customer.id, id);
  const [due] = await db.orm.select().from(refunds).where(eq(refunds.orderId, id));
  if (due?.status !== 'due') throw new Error('The refund is not due');

  const settled = { status: 'done', providerId: 're_of_customer' } as const;
  const settling = transact(db, async (tx) => {
    await tx.update(refunds).set(settled).where(eq(refunds.id, due.id));
    updated.resolve();
    await waiting.promise;
  });
  await updated.promise;
  const amount = payment.amount - due.amount + 1;
  const reported = Promise.allSettled([
    send(refundEvent(payment, 'refund.created', { id: `re_${payment.reference}`, amount })),
  ]);
  await someWait(db);
  waiting.resolve();
  await settling;
  expect(await reported).toMatchObject([
    { reason: { message: 'The event refunds more than was paid.' } },
  ]);
  expect(await db.orm.select().from(refunds).where(eq(refunds.orderId, id))).toEqual([
    { ...due, ...settled },
  ]);
  made.resolve({ id: settled.providerId });
  await shop.refunds.close();
};
