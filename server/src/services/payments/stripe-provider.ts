import type Stripe from 'stripe';

import type { Config } from '../../config';
import type { PaymentAttempt, PaymentProvider, PaymentRequest } from './payment-provider';

const requestTimeoutMs = 10_000;
const maxNetworkRetries = 2;

/** Loads the `stripe` package when a payment first needs it: it takes 0.1 s and some memory. */
export const loadStripe = async () => (await import('stripe')).default;

export interface StripeProviderOptions {
  keys: NonNullable<Config['stripe']>;
  publicUrl: string;
  /** Where the API is, when it is not Stripe's own address. */
  apiAddress?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
}

/** The id of what Stripe sends as an id or as the whole object. */
export const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Cards by Stripe Checkout. Only webhooks confirm a payment; the return page confirms nothing. */
export const createStripeProvider = ({
  keys,
  publicUrl,
  apiAddress,
}: StripeProviderOptions): PaymentProvider => {
  let client: Promise<Stripe> | undefined;
  const stripe = () =>
    (client ??= loadStripe().then(
      (StripeClient) =>
        new StripeClient(keys.secretKey, {
          timeout: requestTimeoutMs,
          maxNetworkRetries,
          telemetry: false,
          ...apiAddress,
        }),
    ));

  const paymentIntentOf = async ({ paymentIntent, sessionId }: PaymentAttempt) =>
    paymentIntent ??
    idOf((await (await stripe()).checkout.sessions.retrieve(sessionId)).payment_intent);

  return {
    name: 'stripe',

    createSession: async ({ reference, orderId, currency, lines, shipping }: PaymentRequest) => {
      const metadata = { order_id: String(orderId), reference };
      const { checkout } = await stripe();
      const session = await checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: String(orderId),
          metadata,
          payment_intent_data: { metadata },
          line_items: lines.map(({ name, unitPrice, quantity }) => ({
            quantity,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: unitPrice,
              product_data: { name },
            },
          })),
          shipping_options: [
            {
              shipping_rate_data: {
                display_name: 'Shipping',
                type: 'fixed_amount',
                fixed_amount: { amount: shipping, currency: currency.toLowerCase() },
              },
            },
          ],
          success_url: `${publicUrl}/order/${orderId}?payment=success`,
          cancel_url: `${publicUrl}/order/${orderId}?payment=cancelled`,
        },
        { idempotencyKey: `session-${reference}` },
      );
      if (!session.url) throw new Error(`Stripe gave session ${session.id} no address`);
      return { sessionId: session.id, url: session.url };
    },

    sessionState: async ({ sessionId }) => {
      const session = await (await stripe()).checkout.sessions.retrieve(sessionId);
      if (session.payment_status === 'paid') {
        return { state: 'paid', paymentIntent: idOf(session.payment_intent) };
      }
      if (session.status === 'complete') return { state: 'processing' };
      return session.status === 'open' && session.url
        ? { state: 'open', url: session.url }
        : { state: 'expired' };
    },

    expireSession: async ({ sessionId }) => {
      await (await stripe()).checkout.sessions.expire(sessionId);
    },

    refund: async (attempt, amount) => {
      const paymentIntent = await paymentIntentOf(attempt);
      if (!paymentIntent) throw new Error(`No payment to refund for ${attempt.reference}`);
      const { refunds } = await stripe();
      try {
        await refunds.create(
          { payment_intent: paymentIntent, ...(amount === null ? {} : { amount }) },
          { idempotencyKey: `refund-${attempt.reference}` },
        );
      } catch (error) {
        // The shopkeeper has refunded it at Stripe already.
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      }
    },

    webhookSecret: () => Promise.resolve(keys.webhookSecret),
  };
};
