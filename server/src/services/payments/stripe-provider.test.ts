import { ClientRequest, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type PaymentProvider, RefundRefusedError } from './payment-provider';
import { createStripeProvider } from './stripe-provider';

interface Call {
  path: string;
  key: string | undefined;
  body: URLSearchParams;
}

/** The longest that Stripe's client waits before it calls a second time. */
const firstRetryDelayMs = 500;

const calls: Call[] = [];
let reply: { status: number; body: unknown } | 'none';
let provider: PaymentProvider;

const stripe = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    calls.push({
      path: `${request.method} ${request.url}`,
      key: request.headers['idempotency-key']?.toString(),
      body: new URLSearchParams(Buffer.concat(chunks).toString()),
    });
    if (reply === 'none') return;
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
});

beforeAll(async () => {
  await new Promise<void>((ready) => stripe.listen(0, '127.0.0.1', ready));
  provider = createStripeProvider({
    keys: { secretKey: 'sk_test_selvage', webhookSecret: 'whsec_selvage' },
    publicUrl: 'https://shop.test',
    apiAddress: {
      host: '127.0.0.1',
      port: (stripe.address() as AddressInfo).port,
      protocol: 'http',
    },
  });
});
afterAll(() => {
  stripe.closeAllConnections();
  return new Promise((done) => stripe.close(done));
});
beforeEach(() => {
  calls.length = 0;
});

const attempt = { reference: 'ref', sessionId: 'cs_1', paymentIntent: 'pi_1' };

it('makes a page for exactly the order’s lines and shipping, under a key of its own', async () => {
  reply = { status: 200, body: { id: 'cs_1', url: 'https://checkout.stripe.test/cs_1' } };
  const session = await provider.createSession({
    reference: 'ref',
    orderId: 7,
    language: 'ar',
    currency: 'AED',
    shipping: 7000,
    payBy: null,
    lines: [{ name: 'Amira Grand Kaftan, M', unitPrice: 125_000, quantity: 2 }],
  });

  expect(session).toEqual({ sessionId: 'cs_1', url: 'https://checkout.stripe.test/cs_1' });
  expect(calls[0]).toMatchObject({ path: 'POST /v1/checkout/sessions', key: 'session-ref-ar' });
  expect(Object.fromEntries(calls[0]?.body ?? [])).toMatchObject({
    mode: 'payment',
    client_reference_id: '7',
    'metadata[order_id]': '7',
    'metadata[reference]': 'ref',
    'payment_intent_data[metadata][reference]': 'ref',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'aed',
    'line_items[0][price_data][unit_amount]': '125000',
    'shipping_options[0][shipping_rate_data][fixed_amount][amount]': '7000',
    success_url: 'https://shop.test/ar/order/7?payment=success',
    cancel_url: 'https://shop.test/ar/order/7?payment=cancelled',
  });
});

it('makes a page that closes when the order expires, or as soon as Stripe lets it', async () => {
  reply = { status: 200, body: { id: 'cs_1', url: 'https://checkout.stripe.test/cs_1' } };
  const minute = 60_000;
  const create = (payBy: Date) =>
    provider.createSession({
      ...{
        reference: 'ref',
        orderId: 7,
        language: 'en',
        currency: 'USD',
        shipping: 1907,
        lines: [],
      },
      payBy,
    });
  const inAnHour = new Date(Date.now() + 60 * minute);
  await create(inAnHour);
  expect(calls[0]?.key).toBe('session-ref-en');
  expect(calls[0]?.body.get('expires_at')).toBe(String(Math.floor(inAnHour.getTime() / 1000)));

  await create(new Date(Date.now() + 5 * minute));
  const expiresAt = Number(calls[1]?.body.get('expires_at')) * 1000;
  expect(expiresAt).toBeGreaterThan(Date.now() + 30 * minute);
  expect(expiresAt).toBeLessThan(Date.now() + 33 * minute);
  expect(calls[1]?.key).toBe(`session-ref-en-${expiresAt / 1000}`);
});

it('asks under another key in another language, since Stripe refuses one with other addresses', async () => {
  reply = { status: 200, body: { id: 'cs_1', url: 'https://checkout.stripe.test/cs_1' } };
  const request = { reference: 'ref', orderId: 7, currency: 'USD', shipping: 1907 } as const;
  for (const language of ['en', 'ar', 'en'] as const) {
    await provider.createSession({ ...request, language, payBy: null, lines: [] });
  }
  const [english, arabic, again] = calls;
  expect(arabic?.body.get('success_url')).not.toBe(english?.body.get('success_url'));
  expect(arabic?.key).not.toBe(english?.key);
  expect(again).toEqual(english);
});

/** A payment of Stripe's, as a session contains it when it is asked for. */
const intent = (status: string) => ({ id: 'pi_1', object: 'payment_intent', status });

it.each([
  [{ status: 'open', payment_status: 'unpaid', url: 'https://x.test' }, 'open'],
  [{ status: 'complete', payment_status: 'unpaid', url: null }, 'processing'],
  [
    { status: 'complete', payment_status: 'unpaid', payment_intent: intent('processing') },
    'processing',
  ],
  [
    { status: 'complete', payment_status: 'unpaid', payment_intent: intent('requires_action') },
    'processing',
  ],
  [
    {
      ...{ status: 'complete', payment_status: 'unpaid' },
      payment_intent: intent('requires_payment_method'),
    },
    'expired',
  ],
  [{ status: 'complete', payment_status: 'unpaid', payment_intent: intent('canceled') }, 'expired'],
  [{ status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }, 'paid'],
  [{ status: 'expired', payment_status: 'unpaid', url: null }, 'expired'],
])('reads the state of %o as %s', async (body, state) => {
  reply = { status: 200, body: { id: 'cs_1', ...body } };
  expect(await provider.sessionState(attempt)).toMatchObject({ state });
  expect(calls[0]?.path).toBe('GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent');
});

it('knows the payment of a paid session by its id', async () => {
  const body = { id: 'cs_1', status: 'complete', payment_status: 'paid' };
  reply = { status: 200, body: { ...body, payment_intent: intent('succeeded') } };
  expect(await provider.sessionState(attempt)).toEqual({ state: 'paid', paymentIntent: 'pi_1' });
});

const request = { key: 'refund-key', orderId: 7, amount: 21_300, repeated: false };

it('refunds an amount once for its key, also when the shopkeeper was faster', async () => {
  reply = { status: 200, body: { id: 're_1', status: 'succeeded' } };
  expect(await provider.refund(attempt, request)).toEqual({ id: 're_1' });
  expect(calls[0]).toMatchObject({ path: 'POST /v1/refunds', key: 'refund-key' });
  expect(Object.fromEntries(calls[0]?.body ?? [])).toEqual({
    payment_intent: 'pi_1',
    amount: '21300',
    'metadata[order_id]': '7',
    'metadata[reference]': 'ref',
    'metadata[refund]': 'refund-key',
  });

  const refused = (code: string) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', code, message: code } },
  });
  reply = refused('charge_already_refunded');
  expect(await provider.refund(attempt, request)).toEqual({ id: null });
  reply = refused('charge_disputed');
  const disputed = provider.refund(attempt, request);
  await expect(disputed).rejects.toThrow('charge_disputed');
  await expect(disputed).rejects.toBeInstanceOf(RefundRefusedError);
  reply = { status: 200, body: { id: 're_2', status: 'failed' } };
  await expect(provider.refund(attempt, request)).rejects.toBeInstanceOf(RefundRefusedError);
  reply = { status: 401, body: { error: { type: 'invalid_request_error', message: 'key' } } };
  await expect(provider.refund(attempt, request)).rejects.not.toBeInstanceOf(RefundRefusedError);
});

it('looks for a refund that it was asked for before', async () => {
  const made = { id: 're_made', status: 'pending', metadata: { refund: 'refund-key' } };
  reply = {
    status: 200,
    body: { object: 'list', data: [{ id: 're_other', metadata: {} }, made] },
  };
  expect(await provider.refund(attempt, { ...request, repeated: true })).toEqual({ id: 're_made' });
  expect(calls.map(({ path }) => path)).toEqual(['GET /v1/refunds?payment_intent=pi_1&limit=100']);
});

it('does not take a payment that other keys may know for refused', async () => {
  const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' };
  reply = { status: 404, body: { error: missing } };
  const refused = provider.refund(attempt, request);
  await expect(refused).rejects.toThrow('No such');
  await expect(refused).rejects.not.toBeInstanceOf(RefundRefusedError);
});

it('does not take a refund for refused that is being made by the same call', async () => {
  const code = 'idempotency_key_in_use';
  const inUse = { type: 'invalid_request_error', code, message: 'Another in-progress request' };
  reply = { status: 409, body: { error: inUse } };
  const waiting = provider.refund(attempt, request);
  await expect(waiting).rejects.toThrow('Another in-progress request');
  await expect(waiting).rejects.not.toBeInstanceOf(RefundRefusedError);
});

it('lists the refunds of a payment, also those of the dashboard', async () => {
  reply = {
    status: 200,
    body: {
      object: 'list',
      data: [
        { id: 're_1', amount: 2500, status: 'succeeded', metadata: {} },
        { id: 're_2', amount: 100, status: 'failed', metadata: { refund: 'refund-key' } },
      ],
    },
  };
  expect(await provider.listRefunds(attempt)).toEqual([
    { id: 're_1', amount: 2500, key: null, failed: false },
    { id: 're_2', amount: 100, key: 'refund-key', failed: true },
  ]);
});

it('keeps nobody waiting for more than 8 seconds', async () => {
  reply = 'none';
  const timeouts = vi.spyOn(ClientRequest.prototype, 'setTimeout');
  await expect(provider.sessionState(attempt)).rejects.toThrow();
  const waitedMs = timeouts.mock.calls.map(([ms]) => ms);
  timeouts.mockRestore();
  expect(calls).toHaveLength(2);
  expect(waitedMs).toHaveLength(2);
  expect(waitedMs.reduce((sum, ms) => sum + ms, firstRetryDelayMs)).toBeLessThan(8000);
});

it('closes a page', async () => {
  reply = { status: 200, body: { id: 'cs_1' } };
  await provider.expireSession(attempt);
  expect(calls[0]?.path).toBe('POST /v1/checkout/sessions/cs_1/expire');
});
