import { eq } from 'drizzle-orm';

import type { User } from '@contract/customer';
import { i18n } from '@contract/i18n';

import { customers } from '../../db/schema';
import { invalidField } from '../../shared/errors';
import { tryCode } from '../credentials/one-time-codes';
import { endAllTokens, issueToken, type TokenHolder } from '../tokens/tokens';
import type { CustomerDeps } from './customer-deps';
import { type CustomerRow, readCustomer, userOf } from './customer-rows';
import { withMinDuration } from './min-duration';
import { sendCode } from './send-code';

/**
 * Counts a code to be mailed to the customer: false within 60 seconds of the last one, by whatever
 * call. Otherwise each token and each login would allow five more guesses.
 */
export const mayMailCode = async (
  { rateLimits }: CustomerDeps,
  customerId: number,
): Promise<boolean> => (await rateLimits.excess('code-sent', `verification:${customerId}`)) === 0;

/** POST /verify-email: the right code gives a session. 422 for any other. */
export const verifyEmail = async (
  { db, loadCodeCipher }: CustomerDeps,
  { customerId }: TokenHolder,
  otp: string,
): Promise<{ user: User; token: string }> => {
  const cipher = await loadCodeCipher();
  const verified = await db.orm.transaction(async (tx) => {
    if (!(await tryCode(tx, cipher, customerId, 'verification', otp))) return undefined;
    const customer = await readCustomer(tx, customerId);
    await tx.update(customers).set({ verifiedAt: new Date() }).where(eq(customers.id, customer.id));
    await endAllTokens(tx, customer.id);
    const { token } = await issueToken(tx, 'session', customer.id);
    return { user: userOf(customer), token };
  });
  if (verified) return verified;
  throw invalidField('otp', i18n.t('This verification code is wrong or has expired.'));
};

/** POST /resend-otp-for-verification: a new code; 429 within 60 seconds of the last. */
export const resendVerification = async (
  deps: CustomerDeps,
  { tokenId, customerId }: TokenHolder,
): Promise<void> => {
  const { db, mail, rateLimits, loadCodeCipher } = deps;
  await rateLimits.consume('code-sent', `token:${tokenId}`);
  const cipher = await loadCodeCipher();
  await withMinDuration(async () => {
    if (customerId === null || !(await mayMailCode(deps, customerId))) return;
    await db.orm.transaction(async (tx) => {
      const customer = await readCustomer(tx, customerId);
      if (customer.verifiedAt) return;
      await sendCode(deps, tx, cipher, { customer, purpose: 'verification' });
    });
    mail.wake();
  });
};

/**
 * A verification token for a customer who logs in before verifying the email address, and a mail
 * with a code unless one was sent a moment ago.
 */
export const remindToVerify = async (
  deps: CustomerDeps,
  customer: CustomerRow,
): Promise<string> => {
  const { db, mail, rateLimits, loadCodeCipher } = deps;
  const cipher = await loadCodeCipher();
  const mayMail = await mayMailCode(deps, customer.id);
  const { id, token } = await db.orm.transaction(async (tx) => {
    if (mayMail) await sendCode(deps, tx, cipher, { customer, purpose: 'verification' });
    return issueToken(tx, 'verification', customer.id);
  });
  mail.wake();
  await rateLimits.consume('code-sent', `token:${id}`);
  return token;
};
