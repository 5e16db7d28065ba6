import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../server/src/db/client';
import { mailEvents, orders, payments } from '../../server/src/db/schema';
import { cancelOrder } from '../../server/src/services/orders/change-order';
import { expireDueOrders } from '../../server/src/services/payments/order-expiry';
import { startPayments } from '../../server/src/services/payments/payments';
import { cardProvider, orderConfig } from '../support/card-payments';
import { eventually } from '../support/eventually';
import { placeCardOrder, sendEvent } from './card-order';
import { paymentEvent } from './payment-events';
import { mailRecorder, stockOf } from './small-shop';

const callsOfEach = 8;

/** A shop whose payment provider counts its refunds. */
const shopWith = (db: Database) => {
  const refunded: string[] = [];
  const shop = startPayments({
    db,
    mail: mailRecorder(),
    config: orderConfig,
    provider: cardProvider({
      sessionState: () => Promise.resolve({ state: 'expired' }),
      refund: ({ reference }, { key }) => {
        refunded.push(reference);
        return Promise.resolve({ id: `re_${key}` });
      },
    }),
  });
  return { shop, refunded };
};

/**
 * Lets an unpaid order expire, by the job and by the provider's event, while its payment is
 * reported and, every other time, its customer cancels it: it ends paid or cancelled, with the stock
 * that belongs to that, and money for a cancelled one is refunded once.
 */
export const raceExpiry = async (db: Database, rounds: number): Promise<void> => {
  const { shop, refunded } = shopWith(db);
  for (let round = 0; round < rounds; round += 1) {
    const { customer, id, payment, sizeId } = await placeCardOrder(shop);
    const send = (payload: string) => sendEvent(shop, payload);
    const past = new Date(Date.now() - 1000);
    await db.orm.update(orders).set({ payBy: past }).where(eq(orders.id, id));

    const actions = [
      () => expireDueOrders(shop, new AbortController().signal),
      () => send(paymentEvent(payment, 'captured')),
      () => send(paymentEvent(payment, 'expired')),
      ...(round % 2 === 0 ? [() => cancelOrder(shop, customer.id, id)] : []),
    ];
    await Promise.all(
      Array.from({ length: callsOfEach * actions.length }, async (_, index) =>
        actions[(index + round) % actions.length]?.(),
      ),
    );

    const [order] = await db.orm.select().from(orders).where(eq(orders.id, id));
    const mails = await db.orm
      .select({ kind: mailEvents.kind })
      .from(mailEvents)
      .where(eq(mailEvents.recipient, customer.email));
    const ends = mails.filter(({ kind }) => ['order-expired', 'order-cancelled'].includes(kind));
    const isKept = order?.status === 'pending';
    expect(order).toMatchObject(
      isKept
        ? { paymentStatus: 'paid', expiredAt: null }
        : { status: 'cancelled', paymentStatus: 'refunded' },
    );
    expect(ends).toHaveLength(isKept ? 0 : 1);
    expect(await stockOf(db, sizeId)).toBe(isKept ? 3 : 5);
    await shop.refunds.settled();
    await eventually(async () => {
      const [paid] = await db.orm.select().from(payments).where(eq(payments.id, payment.id));
      expect(paid?.status).toBe(isKept ? 'paid' : 'refunded');
    });
    expect(refunded.filter((one) => one === payment.reference)).toHaveLength(isKept ? 0 : 1);
  }
  await shop.refunds.close();
};
