import type Stripe from 'stripe';

import { absoluteUrl } from '@contract/absolute-url';
import { pathIn } from '@contract/languages';
import { minuteMs } from '@contract/durations';

import type { Config } from '../../config';
import type { PaymentProvider, PaymentRequest, SessionState } from './payment-provider';
import { idOf, listRefundsAtStripe, refundAtStripe } from './stripe-refund';

/** With one retry, and a pause of less than a second, a customer waits at most about twice this. */
const requestTimeoutMs = 3_400;
const maxNetworkRetries = 1;

/** Stripe's minimum of 30 minutes, and one for the difference between the clocks. */
const minOpenMs = 31 * minuteMs;

/** Loads the `stripe` package at the first payment, since it takes 0.1 s and some memory. */
export const loadStripe = async () => (await import('stripe')).default;

export interface StripeProviderOptions {
  keys: NonNullable<Config['stripe']>;
  publicUrl: string;
  /** For tests: replaces the URL of Stripe's API. */
  apiAddress?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/**
 * When a page closes, in seconds since 1970, and a suffix for its idempotency key. A page is open for
 * at least 30 minutes: where that is too long for its order, the shop closes it.
 */
const expiryOf = (payBy: Date | null): { expiresAt?: number; suffix: string } => {
  if (payBy === null) return { suffix: '' };
  const earliest = Date.now() + minOpenMs;
  if (payBy.getTime() >= earliest) return { expiresAt: seconds(payBy.getTime()), suffix: '' };
  const expiresAt = seconds(Math.ceil(earliest / minuteMs) * minuteMs);
  return { expiresAt, suffix: `-${expiresAt}` };
};

/**
 * The idempotency key of a page. Stripe refuses a repeated key with other parameters: those that can
 * change until the payment has a page are part of it.
 */
const sessionKey = ({ reference, language }: PaymentRequest, suffix: string): string =>
  `session-${reference}-${language}${suffix}`;

const sessionParams = (
  publicUrl: string,
  { reference, orderId, language, currency, lines, shipping }: PaymentRequest,
  expiresAt: number | undefined,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { order_id: String(orderId), reference };
  const orderPath = pathIn(language, `/order/${orderId}`);
  const stripeCurrency = currency.toLowerCase();
  return {
    mode: 'payment',
    client_reference_id: String(orderId),
    metadata,
    payment_intent_data: { metadata },
    line_items: lines.map(({ name, unitPrice, quantity }) => ({
      quantity,
      price_data: {
        currency: stripeCurrency,
        unit_amount: unitPrice,
        product_data: { name },
      },
    })),
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: 'Shipping',
          type: 'fixed_amount',
          fixed_amount: { amount: shipping, currency: stripeCurrency },
        },
      },
    ],
    success_url: absoluteUrl(publicUrl, `${orderPath}?payment=success`),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    cancel_url: absoluteUrl(publicUrl, `${orderPath}?payment=cancelled`),
  };
};

/**
 * Whether a slow payment of a completed session has failed. The session itself stays complete and
 * unpaid, as it was while the money was on its way.
 */
const hasFailed = ({ payment_intent: intent }: Stripe.Checkout.Session): boolean =>
  typeof intent === 'object' &&
  (intent?.status === 'requires_payment_method' || intent?.status === 'canceled');

const stateOf = (session: Stripe.Checkout.Session): SessionState => {
  if (session.payment_status === 'paid') {
    return { state: 'paid', paymentIntent: idOf(session.payment_intent) };
  }
  if (session.status === 'complete') {
    return { state: hasFailed(session) ? 'expired' : 'processing' };
  }
  return session.status === 'open' && session.url
    ? { state: 'open', url: session.url }
    : { state: 'expired' };
};

/** Cards by Stripe Checkout. Only webhooks confirm a payment; the return page confirms nothing. */
export const createStripeProvider = ({
  keys,
  publicUrl,
  apiAddress,
}: StripeProviderOptions): PaymentProvider => {
  let client: Promise<Stripe> | undefined;
  const connect = async () => {
    const StripeClient = await loadStripe();
    const options = { timeout: requestTimeoutMs, maxNetworkRetries, telemetry: false };
    return new StripeClient(keys.secretKey, { ...options, ...apiAddress });
  };
  const stripe = () => (client ??= connect());

  return {
    name: 'stripe',
    createSession: async (request) => {
      const { checkout } = await stripe();
      const { expiresAt, suffix } = expiryOf(request.payBy);
      const { id, url } = await checkout.sessions.create(
        sessionParams(publicUrl, request, expiresAt),
        { idempotencyKey: sessionKey(request, suffix) },
      );
      if (!url) throw new Error(`Stripe returned session ${id} without an address`);
      return { sessionId: id, url };
    },
    sessionState: async ({ sessionId }) => {
      const { checkout } = await stripe();
      return stateOf(await checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }));
    },
    expireSession: async ({ sessionId }) => {
      await (await stripe()).checkout.sessions.expire(sessionId);
    },
    refund: async (attempt, request) => refundAtStripe(await stripe(), attempt, request),
    listRefunds: async (attempt) => listRefundsAtStripe(await stripe(), attempt),
    webhookSecret: () => Promise.resolve(keys.webhookSecret),
  };
};
