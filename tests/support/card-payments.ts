import type { PaymentProvider } from '../../server/src/services/payments/payment-provider';

/** What services of orders and payments are configured with. */
export const orderConfig = {
  publicUrl: 'http://shop.test',
  timeZone: 'Asia/Dubai',
  unpaidOrderMinutes: 60,
};

/** The secret that `cardProvider` signs its events with. */
export const webhookSecret = 'whsec_test';

/** A payment provider that does what it is asked, but for what `changes` say. */
export const cardProvider = <Changes extends Partial<PaymentProvider>>(changes: Changes) => ({
  name: 'stripe' as const,
  createSession: ({ reference }: { reference: string }) =>
    Promise.resolve({ sessionId: `cs_${reference}`, url: `https://pay.test/${reference}` }),
  sessionState: ({ sessionId }: { sessionId: string }) =>
    Promise.resolve({ state: 'open' as const, url: `https://pay.test/again/${sessionId}` }),
  expireSession: () => Promise.resolve(),
  refund: (_attempt: unknown, { key }: { key: string }) => Promise.resolve({ id: `re_${key}` }),
  listRefunds: () => Promise.resolve([]),
  webhookSecret: () => Promise.resolve(webhookSecret),
  ...changes,
});
