import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { cardProvider, orderConfig, webhookSecret } from '../../../../tests/support/card-payments';
import { shopOfMail } from '../../../../tests/support/shop-of-mail';
import { quietErrors } from '../../../../tests/support/printed';
import { openTestDatabase } from '../../../../tests/support/test-database';
import { eventually } from '../../../../tests/support/eventually';
import { isSoak } from '../../../../tests/support/figures';
import {
  paymentEvent,
  permutations,
  refundEvent,
  signatureOf,
} from '../../../../tests/trust/payment-events';
import { raceFailures, raceRefunds } from '../../../../tests/trust/refund-race';
import {
  addCustomer,
  addProduct,
  checkoutForm,
  mailRecorder,
  stockOf,
} from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { mailEvents, orders, payments, refunds } from '../../db/schema';
import { listChanges, type Shopkeeper } from '../audit/audit';
import { setCartItem } from '../carts/cart';
import type { OutgoingMail } from '../mail/mail-kinds';
import { mailContent } from '../mail/mail-messages';
import type { PaymentDeps } from '../payments/payment-deps';
import { type PaymentProvider, RefundRefusedError } from '../payments/payment-provider';
import { startPayments } from '../payments/payments';
import { countRefunds } from '../payments/refunds';
import { handleWebhook } from '../payments/webhook';
import { cancelOrder, payOrder } from './change-order';
import { deliverOrder, shipOrder } from './fulfil-order';
import { placeOrder } from './place-order';
import { getOrder } from './read-orders';
import { refundOrder, refundOrderOf } from './refund-order';
import type { RefundOptions } from './wanted-refund';

const refund = vi.fn<PaymentProvider['refund']>();
const listRefunds = vi.fn<PaymentProvider['listRefunds']>();
let db: Database;
let shop: PaymentDeps & Shopkeeper;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
  const provider = cardProvider({ refund, listRefunds });
  shop = {
    ...startPayments({ db, mail: mailRecorder(), config: orderConfig, provider }),
    who: 'Amal',
  };
});
beforeEach(() => {
  refund
    .mockReset()
    .mockImplementation((_attempt, { key }) => Promise.resolve({ id: `re_${key}` }));
  listRefunds.mockReset().mockResolvedValue([]);
});
afterAll(async () => {
  await shop?.refunds.close();
  await db?.close();
});

const send = (payload: string) =>
  handleWebhook(shop, Buffer.from(payload), signatureOf(payload, webhookSecret));

/** A paid order of two coats at $125.00 and one hat at $40.00: $290.00 and $19.07 for shipping. */
const paidOrder = async ({ delivered = true } = {}) => {
  const customer = await addCustomer(db);
  const coat = await addProduct(db, { stock: { M: 5 } });
  const hat = await addProduct(db, { price: 4000, stock: { M: 5 } });
  for (const [product, quantity] of [
    [coat, 2],
    [hat, 1],
  ] as const) {
    const line = { product_id: product.id, product_size_id: product.sizeId('M'), quantity };
    await setCartItem(shop, customer.id, line);
  }
  const { id } = await placeOrder(shop, customer.id, checkoutForm('credit_card'));
  const [payment] = await db.orm.select().from(payments).where(eq(payments.orderId, id));
  if (!payment) throw new Error('No payment');
  await send(paymentEvent(payment, 'captured'));
  if (delivered) {
    await shipOrder(shop, id);
    await deliverOrder(shop, id);
  }
  const read = () => getOrder(shop, customer.id, id);
  const [coats, hats] = (await read()).order_products.map((line) => line.id);
  if (coats === undefined || hats === undefined) throw new Error('No lines');
  return {
    ...{ id, customer, payment, coats, hats, read, coat, hat },
    stock: async () => [await stockOf(db, coat.sizeId('M')), await stockOf(db, hat.sizeId('M'))],
    refund: async (options?: RefundOptions) => (await refundOrderOf(shop, id, options)).order,
    outcome: (options?: RefundOptions) => refundOrderOf(shop, id, options),
    /** The provider reports a refund that it made for the shop, or that it has failed. */
    report: (made: { key: string; amount: number }, type: 'created' | 'failed' = 'created') => {
      const metadata = { reference: payment.reference, refund: made.key };
      const reported = { id: `re_${made.key}`, amount: made.amount, metadata };
      return send(refundEvent(payment, `refund.${type}`, reported));
    },
    rows: () =>
      db.orm.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(asc(refunds.id)),
    mails: async () => {
      const rows = await db.orm
        .select()
        .from(mailEvents)
        .where(eq(mailEvents.recipient, customer.email))
        .orderBy(asc(mailEvents.id));
      return rows
        .filter(({ kind }) => kind === 'order-refunded' || kind === 'order-cancelled')
        .map(({ kind, payload }) => {
          const mail = { kind, to: customer.email, payload } as unknown as OutgoingMail;
          return `${kind} ${JSON.stringify(mailContent(mail, shopOfMail, '', () => ''))}`;
        });
    },
  };
};

describe('the house refunds a part of an order', () => {
  it('by lines: for their price, with their stock, a mail and an entry of who', async () => {
    const order = await paidOrder();
    const wish = { lines: [{ id: order.coats, quantity: 1 }], reason: 'a lost button' };
    expect(await order.refund(wish)).toMatchObject({
      status: 'delivered',
      payment_status: 'paid',
      refunds: [{ amount: '125.00', lines: [{ id: order.coats, quantity: 1 }] }],
    });
    expect(await order.stock()).toEqual([4, 4]);
    expect(refund).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reference: order.payment.reference }),
      expect.objectContaining({ orderId: order.id, amount: 12_500, repeated: false }),
    );
    const [mail, ...others] = await order.mails();
    expect(others).toEqual([]);
    for (const words of [order.coat.name, '$125.00 for order', '$309.07', '$184.07']) {
      expect(mail).toContain(words);
    }
    expect(mail).not.toContain(order.hat.name);
    const { rows } = await listChanges(
      shop,
      { subject: `order ${order.id}` },
      { page: 1, perPage: 1 },
    );
    expect(rows[0]).toMatchObject({
      who: 'Amal',
      what: 'orders refund',
      details: { amount: '125.00', currency: 'USD', reason: 'a lost button' },
    });

    expect(await order.refund({ lines: [{ id: order.hats }], restock: false })).toMatchObject({
      status: 'delivered',
    });
    expect(await order.stock()).toEqual([4, 4]);
    // The rest of the pieces' price makes it a refunded order, as all of it at once does.
    expect(await order.refund({ lines: [{ id: order.coats }] })).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
    });
    expect(await order.stock()).toEqual([5, 4]);
    expect((await order.rows()).map(({ status, origin, who }) => [status, origin, who])).toEqual(
      Array.from({ length: 3 }, () => ['done', 'house', 'Amal']),
    );
    expect(await order.refund()).toMatchObject({ status: 'refunded' });
    expect(refund).toHaveBeenCalledTimes(3);
  });

  it('by an amount, alone or for lines, and never more than is left', async () => {
    const order = await paidOrder();
    await order.refund({ lines: [], amount: 10_000 });
    await order.refund({ lines: [{ id: order.hats }], amount: 1000 });
    expect(await order.stock()).toEqual([3, 5]);
    await expect(order.refund({ lines: [], amount: 19_908 })).rejects.toThrow(
      `Order ${order.id} has $199.07 left to refund, not $199.08.`,
    );
    await expect(order.refund({ lines: [{ id: order.hats }] })).rejects.toThrow(/has no line/);
    await expect(order.refund({ lines: [{ id: order.coats, quantity: 3 }] })).rejects.toThrow(
      `Line ${order.coats} of order ${order.id} has 2 left to refund.`,
    );
    await expect(order.refund({ lines: [{ id: 999_999 }] })).rejects.toThrow(/has no line/);
    expect(refund).toHaveBeenCalledTimes(2);
    // Shipping too: an amount may be all that was paid.
    expect(await order.refund({ lines: [], amount: 19_907 })).toMatchObject({ status: 'refunded' });
    expect(await order.stock()).toEqual([3, 5]);
    await expect(order.refund({ lines: [], amount: 1 })).rejects.toMatchObject({ status: 409 });
  });

  it('before it is sent, and all of it cancels it', async () => {
    const order = await paidOrder({ delivered: false });
    await expect(order.refund()).rejects.toThrow(/Only a delivered order/);
    expect(await order.refund({ lines: [{ id: order.hats }] })).toMatchObject({
      status: 'pending',
    });
    expect(await order.refund({ lines: [], amount: 26_907 })).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    });
    expect(await order.stock()).toEqual([5, 5]);
  });

  it('but never of an order that was not paid by card', async () => {
    const customer = await addCustomer(db);
    const product = await addProduct(db);
    const line = { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 1 };
    await setCartItem(shop, customer.id, line);
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    await shipOrder(shop, id);
    await deliverOrder(shop, id);
    await expect(refundOrderOf(shop, id)).rejects.toMatchObject({ status: 409 });
    await expect(refundOrderOf(shop, id, { lines: [], amount: 100 })).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe('the rest of an order', () => {
  it('is what its customer can have refunded', async () => {
    const order = await paidOrder();
    await order.refund({ lines: [{ id: order.coats, quantity: 1 }] });
    const refunded = await refundOrder(shop, order.customer.id, order.id);
    expect(refunded).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: '125.00' }, { amount: '165.00' }],
    });
    expect(await order.stock()).toEqual([5, 5]);
    await shop.refunds.settled();
    expect(refund.mock.calls.map(([, { amount }]) => amount)).toEqual([12_500, 16_500]);
    expect((await order.mails()).at(-1)).toContain('$165.00 for order');
  });

  it('goes back when it is cancelled, with shipping', async () => {
    const order = await paidOrder({ delivered: false });
    await order.refund({ lines: [], amount: 5000 });
    await cancelOrder(shop, order.customer.id, order.id);
    await shop.refunds.settled();
    expect(refund.mock.calls.map(([, { amount }]) => amount)).toEqual([5000, 25_907]);
    expect(await order.stock()).toEqual([5, 5]);
  });
});

describe('the mail about a delivery', () => {
  const mailsOf = async ({ customer }: Awaited<ReturnType<typeof paidOrder>>) => {
    const isOwn = eq(mailEvents.recipient, customer.email);
    const rows = await db.orm
      .select({ payload: mailEvents.payload })
      .from(mailEvents)
      .where(and(isOwn, eq(mailEvents.kind, 'order-delivered')));
    return rows.map(({ payload }) => payload);
  };

  it('lists what was not refunded before', async () => {
    const order = await paidOrder({ delivered: false });
    await order.refund({ lines: [{ id: order.hats }] });
    await shipOrder(shop, order.id);
    await deliverOrder(shop, order.id);
    const lines = [{ name: order.coat.name, quantity: 2 }];
    expect(await mailsOf(order)).toMatchObject([{ lines, refunded: '40.00' }]);
  });

  it('is not written where all was refunded on its way', async () => {
    const sent = async () => {
      const order = await paidOrder({ delivered: false });
      await shipOrder(shop, order.id);
      return order;
    };
    const [byLines, byAmount, atStripe] = [await sent(), await sent(), await sent()];
    await byLines.refund({ lines: [{ id: byLines.coats }, { id: byLines.hats }], amount: 100 });
    await byAmount.refund({ lines: [], amount: 29_000 });
    await send(paymentEvent(atStripe.payment, 'refunded'));
    for (const order of [byLines, byAmount, atStripe]) {
      expect(await deliverOrder(shop, order.id)).toMatchObject({ status: 'delivered' });
      expect(await mailsOf(order)).toEqual([]);
    }
  });
});

describe('a provider that does not make a refund', () => {
  it('leaves everything as it was, and the same command makes it once', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    const before = await order.read();
    refund.mockRejectedValueOnce(new Error('Stripe is down'));
    const wish = { lines: [{ id: order.hats }] };
    await expect(order.refund(wish)).rejects.toMatchObject({ status: 503 });
    expect(await order.read()).toEqual(before);
    expect([await order.stock(), await order.mails()]).toEqual([[3, 4], []]);
    await expect(order.refund({ lines: [], amount: 100 })).rejects.toThrow(
      `A refund of $40.00 for order ${order.id} is not confirmed yet: repeat that command first.`,
    );

    await order.refund(wish);
    const [first, second] = refund.mock.calls.map(([, request]) => request);
    expect(second).toEqual({ ...first, repeated: true });
    expect(await order.rows()).toHaveLength(1);
    silence.mockRestore();
  });

  it('may refuse it for good, and then another can be made', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    refund.mockRejectedValueOnce(new RefundRefusedError('The charge is disputed.'));
    await expect(order.refund({ lines: [], amount: 100 })).rejects.toThrow(
      /refused the refund of order \d+: The charge is disputed\./,
    );
    expect(await order.refund({ lines: [], amount: 200 })).toMatchObject({
      refunds: [{ amount: '2.00' }],
    });
    silence.mockRestore();
  });

  it('since all was refunded at Stripe, whose events were lost, tells the shop of that', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    const all = { id: `re_all${order.id}`, amount: order.payment.amount, key: null, failed: false };
    refund.mockResolvedValueOnce({ id: null });
    listRefunds.mockResolvedValueOnce([all]);
    await expect(order.refund()).rejects.toThrow(/All of the payment has been refunded there/);
    expect(await order.rows()).toMatchObject([{ origin: 'provider', status: 'done' }]);
    expect(await order.read()).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
      refunds: [{ amount: '309.07' }],
    });
    expect(await order.stock()).toEqual([5, 5]);
    expect((await order.mails()).at(-1)).toContain('$309.07 for order');
    expect(await order.refund()).toMatchObject({ status: 'refunded' });
    expect(refund).toHaveBeenCalledTimes(1);
    silence.mockRestore();
  });

  it('since all was refunded at Stripe in parts ends the order once', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    refund.mockRejectedValueOnce(new RefundRefusedError('Nothing is left.'));
    listRefunds.mockResolvedValueOnce(
      [29_000, 1907].map((amount) => ({
        ...{ id: `re_${amount}of${order.id}`, amount },
        ...{ key: null, failed: false },
      })),
    );
    await expect(order.refund()).rejects.toThrow(/Nothing is left/);
    const { events, refunds: shown } = await order.read();
    const statuses = events?.map(({ status }) => status);
    expect(statuses).toEqual(['pending', 'shipped', 'delivered', 'refunded']);
    expect(shown).toMatchObject([{ amount: '290.00' }, { amount: '19.07' }]);
    expect(await order.stock()).toEqual([5, 5]);
    silence.mockRestore();
  });

  it('since a part of it was refunded at Stripe counts as no failure', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    const counted = await countRefunds(shop);
    const elsewhere = { id: `re_part${order.id}`, amount: 2500, key: null, failed: false };
    refund.mockRejectedValueOnce(new RefundRefusedError('Greater than the unrefunded amount'));
    listRefunds.mockResolvedValueOnce([elsewhere]);
    await expect(order.refund({ lines: [], amount: 29_000 })).rejects.toThrow(/Greater than/);
    expect(await order.rows()).toMatchObject([{ origin: 'provider', amount: 2500 }]);
    expect(await countRefunds(shop)).toEqual(counted);
    await order.refund({ lines: [], amount: 26_500 });
    expect(await order.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    silence.mockRestore();
  });

  it('since one failed and all was refunded at Stripe, whose events were lost, tells of both', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    await order.refund({ lines: [], amount: 5000 });
    const [first] = await order.rows();
    refund.mockResolvedValueOnce({ id: null });
    // The newest first, as Stripe lists them.
    listRefunds.mockResolvedValueOnce([
      { id: `re_all${order.id}`, amount: order.payment.amount, key: null, failed: false },
      { id: first?.providerId ?? '', amount: 5000, key: first?.key ?? '', failed: true },
    ]);
    await expect(order.refund({ lines: [{ id: order.hats }] })).rejects.toThrow(
      /All of the payment has been refunded there/,
    );
    expect(await order.rows()).toMatchObject([
      { origin: 'house', status: 'failed', amount: 5000 },
      { origin: 'provider', status: 'done', amount: order.payment.amount },
    ]);
    expect(await order.read()).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
      refunds: [{ amount: '309.07' }],
    });
    expect(await order.stock()).toEqual([5, 5]);
    silence.mockRestore();
  });

  it('and does not say what else was refunded is asked again', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    const wish = { lines: [], amount: 100 };
    refund.mockRejectedValue(new RefundRefusedError('The charge is disputed.'));
    listRefunds.mockRejectedValueOnce(new Error('Stripe is down'));
    await expect(order.refund(wish)).rejects.toMatchObject({ status: 503 });
    expect(await order.rows()).toMatchObject([{ status: 'requested' }]);
    await expect(order.refund(wish)).rejects.toThrow(/The charge is disputed/);
    expect(await order.rows()).toMatchObject([{ status: 'failed' }]);
    silence.mockRestore();
  });

  it('is asked again when the customer has all of it refunded meanwhile', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    refund.mockRejectedValueOnce(new Error('Stripe is down'));
    await expect(order.refund({ lines: [{ id: order.hats }] })).rejects.toThrow();
    await refundOrder(shop, order.customer.id, order.id);
    await shop.refunds.settled();
    expect((await order.rows()).map(({ amount, status }) => [amount, status])).toEqual([
      [4000, 'done'],
      [25_000, 'done'],
    ]);
    expect(await order.stock()).toEqual([5, 5]);
    expect((await order.mails()).at(-1)).toContain('$290.00 for order');
    const changes = await listChanges(
      shop,
      { subject: `order ${order.id}` },
      { page: 1, perPage: 9 },
    );
    expect(changes.rows.filter(({ what }) => what === 'orders refund')).toMatchObject([
      { who: 'Amal', details: { amount: '40.00', lines: [{ id: order.hats, quantity: 1 }] } },
    ]);
    silence.mockRestore();
  });
});

describe('a refund whose answer was lost', () => {
  let silence: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    silence = quietErrors();
  });
  afterEach(() => silence.mockRestore());

  /** The provider makes the next refund, and its answer is lost. Returns what it was asked for. */
  const loseAnswer = async (command: () => Promise<unknown>) => {
    refund.mockRejectedValueOnce(new Error('The response was lost'));
    await expect(command()).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Please repeat the command: the money goes back once.'),
    });
    const [, asked] = refund.mock.lastCall ?? [];
    if (!asked) throw new Error('Nothing was asked for');
    return asked;
  };

  const wishes: [string, (lines: { coats: number }) => RefundOptions][] = [
    ['an amount', () => ({ lines: [], amount: 12_000 })],
    ['one of two pieces', ({ coats }) => ({ lines: [{ id: coats, quantity: 1 }] })],
  ];

  it.each(wishes)('and reported before the command is repeated is made once: %s', async (_, of) => {
    const order = await paidOrder();
    const wish = of(order);
    const asked = await loseAnswer(() => order.refund(wish));
    await order.report(asked);
    await order.report(asked);
    // Another one may be made meanwhile.
    await order.refund({ lines: [], amount: 100 });

    expect(await order.outcome(wish)).toMatchObject({
      refund: { amount: asked.amount, key: asked.key },
      madeBefore: true,
      order: { status: 'delivered' },
    });
    expect(refund).toHaveBeenCalledTimes(2);
    expect((await order.rows()).map(({ amount, status }) => [amount, status])).toEqual([
      [asked.amount, 'done'],
      [100, 'done'],
    ]);

    // Who repeats it once more means another one.
    expect(await order.outcome(wish)).toMatchObject({ madeBefore: false });
    expect(refund).toHaveBeenCalledTimes(3);
    expect(await order.rows()).toHaveLength(3);
  });

  it('is made by the same command though another was lost and made before', async () => {
    const order = await paidOrder();
    const made = await loseAnswer(() => order.refund({ lines: [], amount: 1000 }));
    await order.report(made);
    const wish = { lines: [{ id: order.hats }] };
    const asked = await loseAnswer(() => order.refund(wish));
    expect(await order.outcome(wish)).toMatchObject({ refund: { key: asked.key } });
    expect(refund.mock.lastCall?.[1]).toEqual({ ...asked, repeated: true });
    expect(await order.outcome({ lines: [], amount: 1000 })).toMatchObject({ madeBefore: true });

    // The last of two coats, after the first was refunded and not told of.
    const coats = await paidOrder();
    await coats.report(
      await loseAnswer(() => coats.refund({ lines: [{ id: coats.coats, quantity: 1 }] })),
    );
    const rest = { lines: [{ id: coats.coats }] };
    const last = await loseAnswer(() => coats.refund(rest));
    expect(await coats.outcome(rest)).toMatchObject({
      refund: { key: last.key },
      madeBefore: false,
    });
    expect((await coats.read()).refunds).toHaveLength(2);
  });

  it('since the process died is made once, by the process that repeats the command', async () => {
    const order = await paidOrder();
    const wish = { lines: [], amount: 12_000 };
    refund.mockImplementationOnce(() => new Promise(() => undefined));
    void order.refund(wish);
    await eventually(() => expect(refund).toHaveBeenCalledTimes(1));
    const [, asked] = refund.mock.lastCall ?? [];
    if (!asked) throw new Error('Nothing was asked for');
    await order.report(asked);
    expect(await order.outcome(wish)).toMatchObject({ madeBefore: true });
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('is made once when the customer has all refunded before the command is repeated', async () => {
    const order = await paidOrder();
    const wish = { lines: [], amount: 1000 };
    await loseAnswer(() => order.refund(wish));
    await refundOrder(shop, order.customer.id, order.id);
    await shop.refunds.settled();
    expect(await order.outcome(wish)).toMatchObject({ madeBefore: true });
    expect((await order.rows()).map(({ amount, status }) => [amount, status])).toEqual([
      [1000, 'done'],
      [28_000, 'done'],
    ]);
  });

  it('is made again when the provider reports that it has failed', async () => {
    const order = await paidOrder();
    const wish = { lines: [{ id: order.coats, quantity: 1 }] };
    const asked = await loseAnswer(() => order.refund(wish));
    await order.report(asked, 'failed');
    expect(await order.outcome(wish)).toMatchObject({ madeBefore: false });
    expect((await order.rows()).map(({ status }) => status)).toEqual(['failed', 'done']);
    expect(await order.stock()).toEqual([4, 4]);
  });

  it('has failed when that is reported while the command waits', async () => {
    const order = await paidOrder();
    refund.mockImplementationOnce(async (_attempt, { key, amount }) => {
      await order.report({ key, amount }, 'failed');
      return { id: `re_${key}` };
    });
    await expect(order.refund({ lines: [], amount: 500 })).rejects.toMatchObject({ status: 409 });
    expect((await order.read()).refunds).toBeUndefined();
  });
});

it('asks for what is left when a part was refunded at Stripe while it asked for all', async () => {
  const order = await paidOrder();
  const elsewhere = { id: 're_elsewhere', amount: 2500 };
  refund.mockImplementationOnce(async (_attempt, { key }) => {
    await send(refundEvent(order.payment, 'refund.created', elsewhere));
    return { id: `re_${key}` };
  });
  await refundOrder(shop, order.customer.id, order.id);
  await shop.refunds.settled();

  const made = (await order.rows()).filter(({ origin }) => origin !== 'provider');
  expect(made).toMatchObject([{ status: 'done', amount: order.payment.amount - 2500 }]);
  const asked = refund.mock.calls.map(([, { key, amount }]) => ({ key, amount }));
  expect(asked).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ key: made[0]?.key, amount: made[0]?.amount });
});

it('refunds at once are never more than was paid', () => raceRefunds(db, 3));

describe('the stock of a refund that failed later', () => {
  /** A refund, which then fails at the customer's bank. */
  const refundInVain = async (
    order: Awaited<ReturnType<typeof paidOrder>>,
    wish?: RefundOptions,
  ) => {
    await order.refund(wish);
    const made = (await order.rows()).at(-1);
    if (!made) throw new Error('No refund');
    await order.report(made, 'failed');
  };
  let silence: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    silence = quietErrors();
  });
  afterEach(() => silence.mockRestore());

  it('comes back once for each piece', async () => {
    const order = await paidOrder();
    const coat = { lines: [{ id: order.coats, quantity: 1 }] };
    await refundInVain(order, coat);
    await refundInVain(order, coat);
    expect(await order.stock()).toEqual([4, 4]);
    await order.refund(coat);
    expect(await order.stock()).toEqual([4, 4]);
    await order.refund(coat);
    expect(await order.stock()).toEqual([5, 4]);
    await refundOrder(shop, order.customer.id, order.id);
    expect(await order.stock()).toEqual([5, 5]);
  });

  it('comes back once when the customer refunds or cancels it afterwards', async () => {
    for (const delivered of [true, false]) {
      const order = await paidOrder({ delivered });
      await refundInVain(order, { lines: [{ id: order.coats, quantity: 1 }] });
      await (delivered ? refundOrder : cancelOrder)(shop, order.customer.id, order.id);
      expect(await order.stock()).toEqual([5, 5]);
    }
  });

  it('is not changed again after a cancellation, or the customer’s refund, that failed', async () => {
    for (const delivered of [true, false]) {
      const order = await paidOrder({ delivered });
      await (delivered ? refundOrder : cancelOrder)(shop, order.customer.id, order.id);
      await shop.refunds.settled();
      const [made] = await order.rows();
      if (!made) throw new Error('No refund');
      await order.report(made, 'failed');
      await order.refund({ lines: [{ id: order.coats }, { id: order.hats }] });
      expect(await order.stock()).toEqual([5, 5]);
    }
  });

  it('comes back for pieces that were left out before, when they are refunded with it', async () => {
    const order = await paidOrder();
    const hat = { lines: [{ id: order.hats }], restock: false };
    await order.refund(hat);
    const [made] = await order.rows();
    if (!made) throw new Error('No refund');
    await refundOrder(shop, order.customer.id, order.id);
    expect(await order.stock()).toEqual([5, 4]);
    await shop.refunds.settled();
    await order.report(made, 'failed');
    expect(await order.stock()).toEqual([5, 4]);
    await order.refund({ ...hat, restock: true });
    expect(await order.stock()).toEqual([5, 5]);
  });

  it('is right when refunds are made, fail and are made again at once', () => raceFailures(db, 3));
});

/**
 * An order that its second attempt paid. What the first paid went back in vain or, while the provider does
 * not answer, is still due.
 */
const paidTwice = async ({ answers = true } = {}) => {
  const silence = quietErrors();
  if (!answers) refund.mockRejectedValue(new Error('Stripe is down'));
  const customer = await addCustomer(db);
  const product = await addProduct(db, { stock: { M: 5 } });
  const line = { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 2 };
  await setCartItem(shop, customer.id, line);
  const { id } = await placeOrder(shop, customer.id, checkoutForm('credit_card'));
  const attempts = () =>
    db.orm.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
  const [first] = await attempts();
  if (!first) throw new Error('No payment');
  await send(paymentEvent(first, 'failed'));
  await payOrder(shop, customer.id, id);
  const [, second] = await attempts();
  if (!second) throw new Error('No second payment');
  await send(paymentEvent(second, 'captured'));
  await send(paymentEvent(first, 'captured'));
  await shop.refunds.settled();
  const [surplus] = await db.orm.select().from(refunds).where(eq(refunds.orderId, id));
  const failed = { id: surplus?.providerId ?? '', amount: first.amount };
  if (answers) await send(refundEvent(first, 'refund.failed', failed));
  refund.mockClear();
  silence.mockRestore();
  return {
    ...{ id, first, second },
    refund: (options: RefundOptions) => refundOrderOf(shop, id, options),
    read: () => getOrder(shop, customer.id, id),
    stock: () => stockOf(db, product.sizeId('M')),
    askedOf: () => refund.mock.calls.map(([{ reference }]) => reference),
  };
};

describe('a second payment whose refund has failed', () => {
  it('goes back by its amount, and the order goes on', async () => {
    const order = await paidTwice();
    const { amount } = order.first;
    await order.refund({ lines: [], amount });
    expect(order.askedOf()).toEqual([order.first.reference]);
    const { status, payment_status, refunds: shown } = await order.read();
    expect([status, payment_status, shown]).toEqual(['pending', 'paid', undefined]);
    expect(await order.stock()).toBe(3);
    // The same amount again is of what paid the order.
    await order.refund({ lines: [], amount });
    expect(order.askedOf().at(-1)).toBe(order.second.reference);
    expect(await order.read()).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: '269.07' }],
    });
    expect(await order.stock()).toBe(5);
  });

  it('is left alone by refunds of a part of the order', async () => {
    const order = await paidTwice();
    const [line] = (await order.read()).order_products;
    await order.refund({ lines: [], amount: 500 });
    await order.refund({ lines: [{ id: line?.id ?? 0, quantity: 1 }] });
    expect(order.askedOf()).toEqual([order.second.reference, order.second.reference]);
    expect(await order.read()).toMatchObject({
      refunds: [{ amount: '5.00' }, { amount: '125.00' }],
    });
  });

  it('goes back after the order was refunded, and does not count as another refund of it', async () => {
    const order = await paidTwice();
    await send(paymentEvent(order.second, 'refunded'));
    const before = await order.read();
    await order.refund({ lines: [], amount: order.first.amount });
    expect(order.askedOf()).toEqual([order.first.reference]);
    expect(await order.read()).toEqual(before);
  });

  it('is not asked for the refund of another that was not answered', async () => {
    const order = await paidTwice();
    const silence = quietErrors();
    refund.mockRejectedValueOnce(new Error('Stripe is down'));
    const wish = { lines: [], amount: 500 };
    await expect(order.refund(wish)).rejects.toMatchObject({ status: 503 });
    await order.refund(wish);
    expect(order.askedOf()).toEqual([order.second.reference, order.second.reference]);
    silence.mockRestore();
  });
});

it('refunds of the order and of a second payment at Stripe are told apart', async () => {
  const order = await paidTwice({ answers: false });
  const silence = quietErrors();
  await send(paymentEvent(order.second, 'refunded'));
  const all = { id: `re_second${order.id}`, amount: order.first.amount };
  await send(refundEvent(order.first, 'refund.created', all));
  await shop.refunds.settled();
  expect(await order.read()).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    refunds: [{ amount: '269.07' }],
  });
  silence.mockRestore();
});

describe('a due refund that the provider refuses', () => {
  let silence: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    silence = quietErrors();
  });
  afterEach(() => silence.mockRestore());

  it('has failed: it is not asked for again, and can be made by the house', async () => {
    const order = await paidOrder({ delivered: false });
    const { failed } = await countRefunds(shop);
    refund.mockRejectedValueOnce(new RefundRefusedError('The charge is disputed.'));
    await cancelOrder(shop, order.customer.id, order.id);
    await shop.refunds.settled();
    await shop.refunds.settled();
    expect(refund).toHaveBeenCalledTimes(1);
    expect((await countRefunds(shop)).failed).toBe(failed + 1);
    const { status, payment_status, refunds: shown } = await order.read();
    expect([status, payment_status, shown]).toEqual(['cancelled', 'paid', undefined]);
    expect(await order.rows()).toMatchObject([{ status: 'failed' }]);

    await order.refund({ lines: [], amount: order.payment.amount });
    expect(await order.read()).toMatchObject({ payment_status: 'refunded' });
    expect(await order.stock()).toEqual([5, 5]);
  });

  it('is made for what is left where a part was refunded at Stripe, whose event is late', async () => {
    const order = await paidOrder({ delivered: false });
    const elsewhere = { id: `re_elsewhere${order.id}`, amount: 2500 };
    listRefunds.mockResolvedValue([{ ...elsewhere, key: null, failed: false }]);
    refund.mockRejectedValueOnce(new RefundRefusedError('Greater than the unrefunded amount'));
    await cancelOrder(shop, order.customer.id, order.id);
    await shop.refunds.settled();
    await shop.refunds.settled();
    await send(refundEvent(order.payment, 'refund.created', elsewhere));
    const left = order.payment.amount - elsewhere.amount;
    const found = (await order.rows()).map(({ origin, amount, status }) => [
      origin,
      amount,
      status,
    ]);
    expect(found).toEqual([
      ['customer', left, 'done'],
      ['provider', elsewhere.amount, 'done'],
    ]);
    expect(refund.mock.calls.map(([, { amount }]) => amount)).toEqual([order.payment.amount, left]);
    expect(await order.stock()).toEqual([5, 5]);
  });

  it('is dropped, and has not failed, where all was refunded at Stripe meanwhile', async () => {
    const counted = await countRefunds(shop);
    for (const isReported of [true, false]) {
      const order = await paidOrder({ delivered: false });
      const { amount } = order.payment;
      const all = { id: `re_all${order.id}`, amount };
      refund.mockRejectedValue(
        isReported ? new Error('Stripe is down') : new RefundRefusedError('Nothing is left.'),
      );
      if (!isReported) listRefunds.mockResolvedValueOnce([{ ...all, key: null, failed: false }]);
      await cancelOrder(shop, order.customer.id, order.id);
      await shop.refunds.settled();
      await send(refundEvent(order.payment, 'refund.created', all));
      expect(await order.rows()).toMatchObject([{ origin: 'provider', status: 'done', amount }]);
      expect(await order.read()).toMatchObject({
        status: 'cancelled',
        payment_status: 'refunded',
        refunds: [{ amount: '309.07' }],
      });
      expect([await order.stock(), (await order.mails()).length]).toEqual([[5, 5], 1]);
    }
    expect(await countRefunds(shop)).toEqual(counted);
  });
});

describe('refunds that were made at Stripe', () => {
  it('of all of an order that is not sent cancel it, and of one on its way leave its stock', async () => {
    const order = await paidOrder({ delivered: false });
    await db.orm.update(orders).set({ status: 'processing' }).where(eq(orders.id, order.id));
    await send(paymentEvent(order.payment, 'refunded'));
    expect(await order.read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await order.stock()).toEqual([5, 5]);

    const sent = await paidOrder({ delivered: false });
    await shipOrder(shop, sent.id);
    await send(paymentEvent(sent.payment, 'refunded'));
    expect(await sent.read()).toMatchObject({ status: 'shipped', payment_status: 'refunded' });
    expect(await sent.stock()).toEqual([3, 4]);
  });

  it('of the rest put its pieces back into stock, whichever refund comes last', async () => {
    const pieces = async (isProviderLast: boolean, restock: boolean) => {
      const order = await paidOrder();
      const coats = { id: `re_coats${order.id}`, amount: 25_000 };
      const steps = [
        () => send(refundEvent(order.payment, 'refund.created', coats)),
        () => order.refund({ lines: [{ id: order.hats }], restock }),
      ];
      for (const step of isProviderLast ? steps.reverse() : steps) await step();
      expect(await order.read()).toMatchObject({ status: 'refunded' });
      return order.stock();
    };
    for (const isProviderLast of [true, false]) {
      expect(await pieces(isProviderLast, true)).toEqual([5, 5]);
      expect(await pieces(isProviderLast, false)).toEqual([5, 4]);
    }
  });

  it('put the pieces back of an order that commands refunded by amounts before', async () => {
    const refundShipping = async ({ id, payment }: Awaited<ReturnType<typeof paidOrder>>) => {
      const shipping = { id: `re_shipping${id}`, amount: 1907 };
      for (const type of ['refund.created', 'refund.updated'] as const) {
        await send(refundEvent(payment, type, shipping));
      }
    };
    const order = await paidOrder();
    await order.refund({ lines: [], amount: 29_000 });
    expect([(await order.read()).status, await order.stock()]).toEqual(['refunded', [3, 4]]);
    await refundShipping(order);
    expect(await order.stock()).toEqual([5, 5]);

    const kept = await paidOrder();
    await kept.refund({ lines: [{ id: kept.hats }], restock: false });
    await kept.refund({ lines: [{ id: kept.coats, quantity: 1 }] });
    await kept.refund({ lines: [], amount: 12_500 });
    expect([(await kept.read()).status, await kept.stock()]).toEqual(['refunded', [4, 4]]);
    await refundShipping(kept);
    expect(await kept.stock()).toEqual([5, 4]);
  });

  it('put them back too where the amount of the command has failed since', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    await order.refund({ lines: [], amount: 29_000 });
    const [made] = await order.rows();
    if (!made) throw new Error('No refund');
    await order.report(made, 'failed');
    expect(await order.stock()).toEqual([3, 4]);
    const again = { id: `re_again${order.id}`, amount: 29_000 };
    await send(refundEvent(order.payment, 'refund.created', again));
    expect(await order.read()).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(await order.stock()).toEqual([5, 5]);
    silence.mockRestore();
  });

  it('are recorded once each, in whatever order their events arrive', async () => {
    const events = ['first', 'second', 'charge of one', 'charge of both'] as const;
    const orders = permutations([...events]);
    for (const sequence of isSoak ? orders : orders.filter((_, index) => index % 5 === 3)) {
      const order = await paidOrder();
      const charge = (amount: number) =>
        paymentEvent(order.payment, 'refunded', { refunded: false, amount_refunded: amount });
      const payloads = {
        first: refundEvent(order.payment, 'refund.created', {
          id: `re_a${order.id}`,
          amount: 5000,
        }),
        second: refundEvent(order.payment, 'refund.updated', {
          id: `re_b${order.id}`,
          amount: 2500,
        }),
        'charge of one': charge(5000),
        'charge of both': charge(7500),
      };
      for (const name of sequence) {
        await send(payloads[name]);
        await send(payloads[name]);
      }
      const again = { id: `re_a${order.id}`, amount: 5000 };
      await send(refundEvent(order.payment, 'refund.updated', again));
      const seen = sequence.join(', ');
      const { status, payment_status, refunds: shown = [] } = await order.read();
      expect([status, payment_status], seen).toEqual(['delivered', 'paid']);
      expect(shown.map(({ amount }) => amount).sort(), seen).toEqual(['25.00', '50.00']);
      expect(await order.stock(), seen).toEqual([3, 4]);
    }
    expect(refund).not.toHaveBeenCalled();
  });

  it('make it a refunded order together, and leave less for the house', async () => {
    const order = await paidOrder();
    await send(
      refundEvent(order.payment, 'refund.created', { id: `re_p${order.id}`, amount: 9000 }),
    );
    expect((await order.mails())[0]).toContain('$90.00 for order');
    await expect(order.refund({ lines: [], amount: 22_000 })).rejects.toThrow(/\$219\.07 left/);
    await order.refund({ lines: [], amount: 1000 });
    await send(paymentEvent(order.payment, 'refunded'));
    expect(await order.read()).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
      refunds: [{ amount: '90.00' }, { amount: '10.00' }, { amount: '209.07' }],
    });
    expect(await order.stock()).toEqual([5, 5]);
  });

  it('that the shop asked for are its own, even when they are reported first', async () => {
    const order = await paidOrder();
    refund.mockImplementationOnce(async (_attempt, { key, amount }) => {
      const made = { id: `re_own${order.id}`, amount, metadata: { refund: key } };
      await send(
        paymentEvent(order.payment, 'refunded', { refunded: false, amount_refunded: amount }),
      );
      await send(refundEvent(order.payment, 'refund.created', made));
      throw new Error('The response was lost');
    });
    const silence = quietErrors();
    expect(await order.outcome({ lines: [{ id: order.hats }] })).toMatchObject({
      order: { refunds: [{ amount: '40.00' }] },
      madeBefore: false,
    });
    expect(await order.rows()).toMatchObject([
      { status: 'done', providerId: `re_own${order.id}`, unanswered: false },
    ]);
    expect([await order.stock(), (await order.mails()).length]).toEqual([[3, 5], 1]);
    silence.mockRestore();
  });

  it('may fail later: the order is paid again, and can be refunded', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    await order.refund();
    expect(await order.stock()).toEqual([5, 5]);
    const [made] = await order.rows();
    const failed = { id: made?.providerId ?? '', amount: 29_000 };
    await send(refundEvent(order.payment, 'refund.failed', failed));
    await send(refundEvent(order.payment, 'refund.updated', failed));
    const { refunds: shown, payment_status } = await order.read();
    expect([shown, payment_status]).toEqual([undefined, 'paid']);
    expect(await order.refund()).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ amount: '290.00' }],
    });
    expect(await order.stock()).toEqual([5, 5]);
    const late = { id: `re_late${order.id}`, amount: 100 };
    await send(refundEvent(order.payment, 'refund.failed', late));
    await send(refundEvent(order.payment, 'refund.created', late));
    expect((await order.read()).refunds).toHaveLength(1);
    silence.mockRestore();
  });

  it('that fail have failed in the end, in whatever order their events arrive', async () => {
    const silence = quietErrors();
    type Name = 'sum' | 'created' | 'failed' | 'other';
    const withOther = permutations<Name>(['sum', 'created', 'failed', 'other']);
    const sequences = [
      ...permutations<Name>(['sum', 'created', 'failed']),
      ...(isSoak ? withOther : withOther.filter((_, index) => index % 5 === 3)),
    ];
    for (const sequence of sequences) {
      const order = await paidOrder();
      const made = { id: `re_a${order.id}`, amount: 5000 };
      const other = { id: `re_b${order.id}`, amount: 2500 };
      const hasOther = sequence.includes('other');
      const sum = hasOther ? 7500 : 5000;
      const payloads = {
        sum: paymentEvent(order.payment, 'refunded', { refunded: false, amount_refunded: sum }),
        created: refundEvent(order.payment, 'refund.created', made),
        other: refundEvent(order.payment, 'refund.created', other),
        failed: refundEvent(order.payment, 'refund.failed', made),
      };
      for (const name of sequence) {
        await send(payloads[name]);
        await send(payloads[name]);
      }
      const seen = sequence.join(', ');
      const rows = (await order.rows()).map((row) => [row.providerId, row.status, row.amount]);
      expect(rows.sort(), seen).toEqual([
        [made.id, 'failed', made.amount],
        ...(hasOther ? [[other.id, 'done', other.amount]] : []),
      ]);
      const { status, payment_status } = await order.read();
      expect([status, payment_status], seen).toEqual(['delivered', 'paid']);
      const isTold = Math.min(sequence.indexOf('sum'), sequence.indexOf('created'));
      const mails = (await order.mails()).filter((mail) => /\$(50|75)\.00 for order/.test(mail));
      expect(mails, seen).toHaveLength(sequence.indexOf('failed') < isTold ? 0 : 1);
    }
    silence.mockRestore();
  });

  it('count as made again only by a sum of after they failed', async () => {
    const silence = quietErrors();
    const order = await paidOrder();
    const sum = { refunded: false, amount_refunded: 29_000 };
    const late = paymentEvent(order.payment, 'refunded', sum);
    await order.refund();
    const [made] = await order.rows();
    if (!made) throw new Error('No refund');
    await order.report(made, 'failed');
    await send(late);
    expect(await order.read()).toMatchObject({ status: 'refunded', payment_status: 'paid' });
    expect(await order.rows()).toMatchObject([{ status: 'failed' }]);
    expect(await order.mails()).toHaveLength(1);

    const event: { created: number } = JSON.parse(paymentEvent(order.payment, 'refunded', sum));
    await send(JSON.stringify({ ...event, created: event.created + 60 }));
    expect(await order.read()).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ amount: '290.00' }],
    });
    silence.mockRestore();
  });

  it('are refused with another currency, order or more than was paid', async () => {
    const order = await paidOrder();
    const other = await paidOrder();
    const before = await order.rows();
    const { reference } = order.payment;
    for (const changes of [
      { currency: 'aed' },
      { metadata: { reference, order_id: String(other.id) } },
      { metadata: { reference }, payment_intent: `pi_${other.payment.reference}` },
      { amount: order.payment.amount + 1 },
      { amount: 0 },
    ]) {
      const made = { id: `re_bad${order.id}`, amount: 100, ...changes };
      const event = refundEvent(order.payment, 'refund.created', made);
      await expect(send(event)).rejects.toMatchObject({ status: 422 });
    }
    const most = { id: `re_most${order.id}`, amount: order.payment.amount - 50 };
    await send(refundEvent(order.payment, 'refund.created', most));
    const more = refundEvent(order.payment, 'refund.created', {
      id: `re_x${order.id}`,
      amount: 51,
    });
    await expect(send(more)).rejects.toMatchObject({ status: 422 });
    expect(await order.rows()).toHaveLength(before.length + 1);
  });
});
