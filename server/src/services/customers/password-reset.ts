import { and, eq, sql } from 'drizzle-orm';

import type {
  ChangePasswordRequest,
  ResetPasswordCheckRequest,
  ResetPasswordRequest,
} from '@contract/customer';
import { i18n } from '@contract/i18n';

import type { Transaction } from '../../db/client';
import { customers, oneTimeCodes } from '../../db/schema';
import { normalizeEmail } from '../../shared/email';
import { invalidField, UnauthenticatedError } from '../../shared/errors';
import { assertNewPassword } from '../credentials/new-password';
import { tryCode } from '../credentials/one-time-codes';
import { endAllTokens, endToken, issueToken, type TokenHolder } from '../tokens/tokens';
import { assertCurrentPassword, wrongCurrentPassword } from './current-password';
import type { CustomerDeps } from './customer-deps';
import { endEmailChange } from './email-change';
import { type CustomerRow, findByEmail, readCustomer } from './customer-rows';
import { withMinDuration } from './min-duration';
import { sendCode } from './send-code';

/** POST /forget-password: the same response whether the email address is known or not. */
export const forgetPassword = async (deps: CustomerDeps, email: string): Promise<void> => {
  const { db, mail, rateLimits, loadCodeCipher } = deps;
  await rateLimits.consume('code-sent', `reset:${normalizeEmail(email)}`);
  const cipher = await loadCodeCipher();
  await withMinDuration(async () => {
    const customer = await findByEmail(db.orm, email);
    if (!customer) return;
    await db.orm.transaction((tx) => sendCode(deps, tx, cipher, { customer, purpose: 'reset' }));
    mail.wake();
  });
};

/**
 * POST /reset-password-check: the right code gives a token for setting one new password. Takes as long
 * for an unknown address, for which no try is counted.
 */
export const checkResetCode = async (
  { db, loadCodeCipher }: CustomerDeps,
  { email, otp }: ResetPasswordCheckRequest,
): Promise<string> => {
  const cipher = await loadCodeCipher();
  const token = await withMinDuration(() =>
    db.orm.transaction(async (tx) => {
      const customer = await findByEmail(tx, email);
      const right = await tryCode(tx, cipher, customer?.id ?? null, 'reset', otp);
      if (!customer || !right) return undefined;
      return (await issueToken(tx, 'reset', customer.id)).token;
    }),
  );
  if (token !== undefined) return token;
  throw invalidField('otp', i18n.t('Invalid OTP'));
};

/** Warns the owner of the account, who may not be the person who set the password. */
const mailPasswordChange = (
  { mail }: Pick<CustomerDeps, 'mail'>,
  tx: Transaction,
  { id, name, email }: CustomerRow,
): Promise<void> =>
  mail.enqueue(tx, {
    kind: 'password-changed',
    to: email,
    payload: { name, customer_id: id, changed_at: new Date().toISOString() },
  });

/** POST /reset-password: ends every session. A used code also verifies the email address. */
export const resetPassword = async (
  deps: CustomerDeps,
  { tokenId, customerId }: TokenHolder,
  request: ResetPasswordRequest,
): Promise<void> => {
  const { db, mail, passwords } = deps;
  await assertNewPassword(request, i18n.t('Passwords do not match'));
  const passwordHash = await passwords.hash(request.password);
  await db.orm.transaction(async (tx) => {
    const { id } = await readCustomer(tx, customerId);
    if (!(await endToken(tx, tokenId))) throw new UnauthenticatedError();
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash, verifiedAt: sql`coalesce(${customers.verifiedAt}, now())` })
      .where(eq(customers.id, id))
      .returning();
    // Erased since it was read: nothing may be written to its address.
    if (!customer) throw new UnauthenticatedError();
    await endAllTokens(tx, customer.id);
    await endEmailChange(tx, customer.id);
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customer.id));
    await mailPasswordChange(deps, tx, customer);
  });
  mail.wake();
};

/** POST /profile/change-password: ends every session but the one that asks. */
export const changePassword = async (
  deps: CustomerDeps,
  { tokenId, customerId }: TokenHolder,
  request: ChangePasswordRequest,
): Promise<void> => {
  const { db, mail, passwords } = deps;
  await assertNewPassword(request, i18n.t('New passwords do not match'));
  const customer = await readCustomer(db.orm, customerId);
  await assertCurrentPassword(deps, customer, tokenId, request.current_password);
  const passwordHash = await passwords.hash(request.password);
  await db.orm.transaction(async (tx) => {
    // It may have been changed meanwhile, by a reset or in another tab.
    const [changed] = await tx
      .update(customers)
      .set({ passwordHash })
      .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
      .returning();
    if (!changed) throw wrongCurrentPassword();
    await endAllTokens(tx, customer.id, tokenId);
    await endEmailChange(tx, customer.id);
    await mailPasswordChange(deps, tx, changed);
  });
  mail.wake();
};
