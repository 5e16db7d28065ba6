import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { secrets } from '../../db/schema';

import type { PaymentProvider } from './payment-provider';

const secretName = 'sandbox-webhook';
const keyBytes = 32;

/** One key for every process of the shop, made by whichever asks first. */
const sharedSecret = async ({ orm }: Database): Promise<string> => {
  await orm
    .insert(secrets)
    .values({ name: secretName, value: `whsec_${randomBytes(keyBytes).toString('hex')}` })
    .onConflictDoNothing();
  const [secret] = await orm.select().from(secrets).where(eq(secrets.name, secretName));
  if (!secret) throw new Error('The sandbox has no key');
  return secret.value;
};

/** The address of a sandbox payment page; the session's id is what nobody can guess. */
const pageUrl = (publicUrl: string, sessionId: string) => `${publicUrl}/sandbox/pay/${sessionId}`;

/**
 * Stands in for Stripe while no keys are set: the shop's own payment page, which moves no money.
 * Its answers take the same way as Stripe's, signed and through the webhook.
 */
export const createSandboxProvider = ({
  db,
  publicUrl,
}: {
  db: Database;
  publicUrl: string;
}): PaymentProvider => {
  let secret: Promise<string> | undefined;
  return {
    name: 'sandbox',
    createSession: () => {
      const sessionId = `cs_sandbox_${randomBytes(keyBytes).toString('hex')}`;
      return Promise.resolve({ sessionId, url: pageUrl(publicUrl, sessionId) });
    },
    sessionState: ({ sessionId }) =>
      Promise.resolve({ state: 'open', url: pageUrl(publicUrl, sessionId) }),
    expireSession: () => Promise.resolve(),
    refund: () => Promise.resolve(),
    webhookSecret: () => {
      secret ??= sharedSecret(db).catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
      return secret;
    },
  };
};
