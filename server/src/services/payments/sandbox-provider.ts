import { randomBytes } from 'node:crypto';

import { absoluteUrl } from '@contract/absolute-url';

import type { Database } from '../../db/client';
import { createSharedSecret } from '../credentials/shared-secret';
import type { PaymentProvider } from './payment-provider';

const sessionBytes = 32;

/** The URL of a sandbox payment page; the session's id can't be guessed. */
const pageUrl = (publicUrl: string, sessionId: string) =>
  absoluteUrl(publicUrl, `/sandbox/pay/${sessionId}`);

/**
 * Replaces Stripe while no keys are set: the shop's own payment page, which charges nothing. Its
 * results are signed events to the webhook, as Stripe's are.
 */
export const createSandboxProvider = ({
  db,
  publicUrl,
}: {
  db: Database;
  publicUrl: string;
}): PaymentProvider => {
  const secret = createSharedSecret(db, 'sandbox-webhook');
  return {
    name: 'sandbox',
    createSession: async () => {
      const sessionId = `cs_sandbox_${randomBytes(sessionBytes).toString('hex')}`;
      return { sessionId, url: pageUrl(publicUrl, sessionId) };
    },
    sessionState: async ({ sessionId }) => ({ state: 'open', url: pageUrl(publicUrl, sessionId) }),
    expireSession: () => Promise.resolve(),
    refund: (_attempt, { key }) => Promise.resolve({ id: `re_sandbox_${key}` }),
    listRefunds: () => Promise.resolve([]),
    webhookSecret: async () => `whsec_${(await secret()).toString('hex')}`,
  };
};
