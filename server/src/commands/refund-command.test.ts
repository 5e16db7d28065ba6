import { and, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openHouse } from '../../../tests/support/house-orders';
import { quietErrors } from '../../../tests/support/printed';
import { refundEvent, signatureOf } from '../../../tests/trust/payment-events';
import { mailEvents, payments } from '../db/schema';
import { messageFor } from '../exit-with-message';
import { getOrder } from '../services/orders/read-orders';
import { ConsoleError } from '../shared/errors';
import { CommandError } from './command';
import { askRunningShop } from './control-client';
import { serveCommands } from './control-server';

let house: Awaited<ReturnType<typeof openHouse>>;
let app: (typeof house)['app'];
let run: (typeof house)['run'];
let dataOf: (typeof house)['dataOf'];

beforeAll(async () => {
  house = await openHouse();
  ({ app, run, dataOf } = house);
});
afterAll(() => house?.app.close());

/** An order of two coats at $125.00, paid on the sandbox's page. */
const paidOrder = async () => {
  const order = await house.addOrder('credit_card');
  const [line] = (await getOrder(app.app.shop, order.customer.id, Number(order.id))).order_products;
  return { ...order, line: String(line?.id) };
};

const deliveredOrder = async () => {
  const order = await paidOrder();
  await run('orders', 'ship', order.id);
  await run('orders', 'deliver', order.id);
  return order;
};

describe('orders refund', () => {
  it('refunds a line of an order paid in the sandbox, and everything that shows it follows', async () => {
    const { id, line, customer, stock } = await deliveredOrder();
    const reason = ['--reason', 'a lost button'];
    expect((await run('orders', 'refund', id, '--line', `${line}:1`, ...reason)).printed).toBe(
      `$125.00 is refunded. Order ${id} is delivered: $125.00 refunded, $144.07 remaining.\n`,
    );
    expect(await stock()).toBe(4);

    const { printed } = await run('orders', 'show', id);
    expect(printed).toMatch(/Refunded: +\$125\.00\nRemaining: +\$144\.07\n/);
    expect(printed).toMatch(/LINE +PIECE +SIZE +COLOR +QUANTITY +REFUNDED +PRICE\n/);
    expect(printed).toMatch(/ 2 +1 +\$125\.00\n/);
    expect(printed).toMatch(new RegExp(`\\$125\\.00 +${line}:1 +Amal +a lost button +done`));
    expect(await dataOf('orders', 'show', id)).toMatchObject({
      refunded: '125.00',
      remaining: '144.07',
      refunds: [
        {
          amount: '125.00',
          lines: [{ id: Number(line), quantity: 1 }],
          provider_id: expect.stringMatching(/^re_sandbox_/),
        },
      ],
    });
    const exported = await run('orders', 'export', '--customer', customer.email);
    const { data } = Papa.parse<Record<string, string>>(exported.printed, { header: true });
    expect(data[0]).toMatchObject({
      refunded: '125.00',
      refunded_lines: `${line}:1`,
      remaining: '144.07',
    });
    const changes = await dataOf('audit', 'list', '--subject', `order ${id}`);
    expect(changes.data[0]).toMatchObject({ who: 'Amal', what: 'orders refund' });
    const read = await run('audit', 'list', '--subject', `order ${id}`);
    expect(read.printed).toContain(
      `lines: ${line}:1, amount: 125.00, reason: a lost button, restock: yes, currency: USD\n`,
    );

    expect((await run('orders', 'refund', id, '--amount', '144.08')).refused).toBe(
      `Order ${id} has $144.07 left to refund, not $144.08.`,
    );
    expect((await run('orders', 'refund', id)).printed).toContain(`Order ${id} is refunded`);
    expect(await stock()).toBe(5);
  });

  it('leaves what was refunded before it is sent out of the mail that it is on its way', async () => {
    const { id, line, customer } = await paidOrder();
    await run('orders', 'refund', id, '--line', `${line}:1`);
    await run('orders', 'ship', id);
    const [mail] = await app.db.orm
      .select({ payload: mailEvents.payload })
      .from(mailEvents)
      .where(and(eq(mailEvents.recipient, customer.email), eq(mailEvents.kind, 'order-shipped')));
    expect(mail?.payload).toMatchObject({
      lines: [{ quantity: 1 }],
      total: '269.07',
      refunded: '125.00',
    });
  });

  it('refunds an amount, and leaves the stock alone where it is told to', async () => {
    const { id, line, stock } = await deliveredOrder();
    expect((await run('orders', 'refund', id, '--amount', '10')).printed).toContain('$10.00');
    await run('orders', 'refund', id, '--line', line, '--amount', '20.50', '--no-restock');
    expect(await stock()).toBe(3);
    expect(await dataOf('orders', 'show', id)).toMatchObject({ refunded: '30.50' });
  });

  it.each([
    [['--amount', '0'], /It must be an amount such as 120\.00/],
    [['--amount', '1.005'], /It must be an amount such as 120\.00/],
    [['--amount', '-5'], /It must be an amount such as 120\.00/],
    [['--line', 'x'], /It must be a whole number/],
    [['--line', '1:0'], /It must be a whole number/],
    [['--line', '1:1:1'], /It must be a line such as 12 or 12:1/],
    [['--line', '1', '--line', '1'], /It names a line twice/],
    [
      ['--amount', '5', '--restock'],
      /An amount alone changes no stock: name the lines with --line/,
    ],
    [['--line', '999999'], /has no line 999999 left to refund/],
  ])('refuses %j', async (options, message) => {
    const { id } = await deliveredOrder();
    expect((await run('orders', 'refund', id, ...options)).refused).toMatch(message);
  });

  it('fails, which is no refusal, where the provider does not answer', async () => {
    const { id } = await deliveredOrder();
    await app.db.orm
      .update(payments)
      .set({ provider: 'stripe' })
      .where(eq(payments.orderId, Number(id)));
    const { dataDir } = app.config;
    const control = await serveCommands(dataDir, app.app.shop);
    const request = { args: ['orders', 'refund', id], who: 'Amal', cwd: dataDir };
    const log = quietErrors();
    const failure: unknown = await askRunningShop(dataDir, request, () => undefined).catch(
      (error: unknown) => error,
    );
    log.mockRestore();
    expect(failure).toBeInstanceOf(ConsoleError);
    expect(failure).not.toBeInstanceOf(CommandError);
    expect(messageFor(failure)).toMatch(/not known whether the refund.* Please repeat the command/);
    await control.close();
  });

  /** The sandbox reports a refund, by its signed webhook, twice. */
  const report = async (
    orderId: string,
    refund: { id: string; amount: number; metadata?: Record<string, string> },
  ) => {
    const { shop } = app.app;
    const [payment] = await app.db.orm
      .select()
      .from(payments)
      .where(eq(payments.orderId, Number(orderId)));
    if (!payment) throw new Error('No payment');
    const made = { ...refund, payment_intent: `pi_sandbox_${payment.reference}` };
    const payload = refundEvent(payment, 'refund.created', made);
    const signature = signatureOf(payload, await shop.sandboxProvider.webhookSecret());
    for (let time = 0; time < 2; time += 1) {
      const response = await app.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
      expect(response.statusCode).toBe(200);
    }
  };

  it('says when the same command made the refund before, and got no answer', async () => {
    const { id, line, stock } = await deliveredOrder();
    const silence = quietErrors();
    const provider = vi
      .spyOn(app.app.shop.paymentProvider, 'refund')
      .mockRejectedValueOnce(new Error('The response was lost'));
    const command = ['orders', 'refund', id, '--line', `${line}:1`];
    await expect(run(...command)).rejects.toThrow('Please repeat the command');
    const [, asked] = provider.mock.lastCall ?? [];
    provider.mockRestore();
    silence.mockRestore();
    const metadata = { refund: asked?.key ?? '' };
    await report(id, { id: 're_sandbox_lost', amount: 12_500, metadata });

    expect((await run(...command)).printed).toBe(
      '$125.00 was refunded by this command before, which got no answer then. ' +
        'It is not refunded again: for another refund, repeat the command. ' +
        `Order ${id} is delivered: $125.00 refunded, $144.07 remaining.\n`,
    );
    expect(await stock()).toBe(4);
    expect((await run(...command)).printed).toContain('$125.00 is refunded.');
    expect(await stock()).toBe(5);
  });

  it('knows of what the sandbox reports, by its signed webhook, once', async () => {
    const { id } = await deliveredOrder();
    await report(id, { id: 're_sandbox_dashboard', amount: 1234 });
    expect(await dataOf('orders', 'show', id)).toMatchObject({
      refunded: '12.34',
      refunds: [{ origin: 'provider', provider_id: 're_sandbox_dashboard' }],
    });
  });
});
