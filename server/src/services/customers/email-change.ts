import { and, eq, gt } from 'drizzle-orm';

import { emailChangeMs } from '@contract/constants';
import type { User } from '@contract/customer';
import { i18n } from '@contract/i18n';

import type { Orm, Transaction } from '../../db/client';
import { customers, emailChanges, oneTimeCodes } from '../../db/schema';
import { normalizeEmail } from '../../shared/email';
import { ConflictError, errorCodes, invalidField } from '../../shared/errors';
import type { CodeCipher } from '../credentials/code-cipher';
import { tryCode } from '../credentials/one-time-codes';
import { endAllTokens, type TokenHolder } from '../tokens/tokens';
import type { CustomerDeps } from './customer-deps';
import {
  type CustomerRow,
  deleteUnverified,
  findByEmail,
  readCustomer,
  userOf,
} from './customer-rows';
import { withMinDuration } from './min-duration';
import { moveCorrespondence } from './move-correspondence';
import { sendCode } from './send-code';

const uniqueViolation = '23505';

const wrongCode = () =>
  invalidField('otp', i18n.t('This verification code is wrong or has expired.'));

/** The customer's new, unconfirmed address; undefined without one, or after a day. */
export const findPendingEmail = async (
  orm: Orm | Transaction,
  customerId: number,
): Promise<string | undefined> => {
  const [change] = await orm
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.customerId, customerId),
        gt(emailChanges.createdAt, new Date(Date.now() - emailChangeMs)),
      ),
    );
  return change?.email;
};

/** Ends a pending change, e.g. after a change of the password. */
export const endEmailChange = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.customerId, customerId), eq(oneTimeCodes.purpose, 'email-change')));
};

/** Mails a code to the new address or, if it has an account, that somebody wants to change to it. */
const mailNewAddress = async (
  deps: CustomerDeps,
  tx: Transaction,
  cipher: CodeCipher,
  { customer, email }: { customer: CustomerRow; email: string },
): Promise<void> => {
  const owner = await findByEmail(tx, email);
  if (owner?.verifiedAt) {
    await deps.mail.enqueue(tx, {
      kind: 'existing-email-change',
      to: owner.email,
      payload: { name: owner.name },
      language: owner.language,
    });
  } else {
    await sendCode(deps, tx, cipher, { customer, purpose: 'email-change', to: email });
  }
};

/** Counts a code to be sent: 429 within 60 seconds of the last, for the customer or the address. */
export const countEmailCode = async (
  { rateLimits }: Pick<CustomerDeps, 'rateLimits'>,
  customerId: number,
  email: string,
): Promise<void> => {
  await rateLimits.consume('code-sent', `email-change:${customerId}`);
  await rateLimits.consume('code-sent', `email-change-to:${normalizeEmail(email)}`);
};

/** Begins a change: mails a code to the new address, and tells the current one. */
export const beginEmailChange = async (
  deps: CustomerDeps,
  tx: Transaction,
  cipher: CodeCipher,
  { customer, email }: { customer: CustomerRow; email: string },
): Promise<void> => {
  await endEmailChange(tx, customer.id);
  await tx.insert(emailChanges).values({ customerId: customer.id, email });
  await mailNewAddress(deps, tx, cipher, { customer, email });
  await deps.mail.enqueue(tx, {
    kind: 'email-change-notice',
    to: customer.email,
    payload: { name: customer.name, customer_id: customer.id, email, changed: false },
  });
};

/** Sets the customer's address, and deletes an unverified customer who has registered it. */
const takeAddress = async (
  tx: Transaction,
  customer: CustomerRow,
  email: string,
): Promise<CustomerRow> => {
  await deleteUnverified(tx, email);
  const [after] = await tx
    .update(customers)
    .set({ email })
    .where(eq(customers.id, customer.id))
    .returning();
  return after ?? customer;
};

/**
 * POST /profile/confirm-email: changes the address by the code that was sent to the new one. Ends every
 * other session, and all codes and tokens. 422 for a wrong code.
 */
export const confirmEmail = async (
  { db, loadCodeCipher, mail }: CustomerDeps,
  { tokenId }: TokenHolder,
  customerId: number,
  otp: string,
): Promise<User> => {
  const cipher = await loadCodeCipher();
  const confirm = async (tx: Transaction) => {
    if (!(await tryCode(tx, cipher, customerId, 'email-change', otp))) return undefined;
    const email = await findPendingEmail(tx, customerId);
    if (email === undefined) return undefined;
    const before = await readCustomer(tx, customerId);
    const after = await takeAddress(tx, before, email);
    await tx.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId));
    await endAllTokens(tx, customerId, tokenId);
    await moveCorrespondence(tx, { from: before.email, to: after.email });
    await mail.enqueue(tx, {
      kind: 'email-change-notice',
      to: before.email,
      payload: { name: before.name, customer_id: customerId, email, changed: true },
    });
    return userOf(after);
  };
  try {
    const user = await db.orm.transaction(confirm);
    if (!user) throw wrongCode();
    mail.wake();
    return user;
  } catch (error) {
    // The address was registered and verified since the code was sent.
    throw errorCodes(error).includes(uniqueViolation) ? wrongCode() : error;
  }
};

/** POST /profile/confirm-email/resend: a new code. 409 without a change, 429 within 60 seconds. */
export const resendEmailCode = async (deps: CustomerDeps, customerId: number): Promise<void> => {
  const { db, loadCodeCipher, mail } = deps;
  const email = await findPendingEmail(db.orm, customerId);
  if (email === undefined)
    throw new ConflictError(i18n.t('There is no new email address to confirm.'));
  await countEmailCode(deps, customerId, email);
  const cipher = await loadCodeCipher();
  await withMinDuration(async () => {
    await db.orm.transaction(async (tx) => {
      const customer = await readCustomer(tx, customerId);
      await mailNewAddress(deps, tx, cipher, { customer, email });
    });
    mail.wake();
  });
};

/** POST /profile/confirm-email/cancel: ends a pending change. */
export const cancelEmailChange = async (
  { db }: Pick<CustomerDeps, 'db'>,
  customerId: number,
): Promise<void> => db.orm.transaction((tx) => endEmailChange(tx, customerId));
