import { and, eq, sql } from 'drizzle-orm';

import type {
  ChangePasswordRequest,
  ResetPasswordCheckRequest,
  ResetPasswordRequest,
} from '@contract/customer';

import { customers, oneTimeCodes } from '../../db/schema';
import { InvalidInputError, UnauthenticatedError } from '../errors';
import type { TokenHolder } from '../tokens/token-service';
import type { CustomerDeps } from './customer-deps';
import { findByEmail, readCustomer } from './customer-rows';
import { inEvenTime } from './even-time';
import { assertNewPassword } from './new-password';
import { issueCode, tryCode } from './one-time-codes';

const nobody = 0;

const notTheCurrent = () => {
  const sentence = 'Your current password is not right.';
  return new InvalidInputError(sentence, { current_password: [sentence] });
};

/** New passwords: by a code in the mail, or by the old one (specification, sections 4, 5 and 7). */
export const createPasswordReset = ({
  db,
  mail,
  tokens,
  rateLimits,
  passwords,
  seal,
}: CustomerDeps) => ({
  /** POST /forget-password: the same answer whether the address is known or not. */
  forgetPassword: async (email: string): Promise<void> => {
    await rateLimits.consume('code-sent', `reset:${email.trim().toLowerCase()}`);
    const open = await seal.open();
    await inEvenTime(async () => {
      const customer = await findByEmail(db.orm, email);
      if (!customer) return;
      await db.orm.transaction(async (tx) => {
        const code = await issueCode(tx, open, customer.id, 'reset');
        await mail.enqueue(tx, {
          kind: 'reset-code',
          to: customer.email,
          payload: { name: customer.name, ...code },
        });
      });
      mail.wake();
    });
  },

  /** POST /reset-password-check: the right code gives a token for one new password. */
  checkResetCode: async ({ email, otp }: ResetPasswordCheckRequest): Promise<string> => {
    const open = await seal.open();
    const token = await db.orm.transaction(async (tx) => {
      const customer = await findByEmail(tx, email);
      const right = await tryCode(tx, open, customer?.id ?? nobody, 'reset', otp);
      if (!customer || !right) return undefined;
      return (await tokens.issue(tx, 'reset', customer.id)).token;
    });
    if (token !== undefined) return token;
    throw new InvalidInputError('Invalid OTP', { otp: ['Invalid OTP'] });
  },

  /** POST /reset-password: ends every session; the mail that was answered proves the address. */
  resetPassword: async (
    { tokenId, customerId }: TokenHolder,
    request: ResetPasswordRequest,
  ): Promise<void> => {
    await assertNewPassword(request, 'Passwords do not match');
    const passwordHash = await passwords.hash(request.password);
    await db.orm.transaction(async (tx) => {
      const customer = await readCustomer(tx, customerId);
      if (!(await tokens.end(tx, tokenId))) throw new UnauthenticatedError();
      await tx
        .update(customers)
        .set({ passwordHash, verifiedAt: sql`coalesce(${customers.verifiedAt}, now())` })
        .where(eq(customers.id, customer.id));
      await tokens.endAll(tx, customer.id);
      await tx
        .delete(oneTimeCodes)
        .where(and(eq(oneTimeCodes.customerId, customer.id), eq(oneTimeCodes.purpose, 'reset')));
    });
  },

  /** POST /profile/change-password: ends every session but the one that asks. */
  changePassword: async (
    { tokenId, customerId }: TokenHolder,
    request: ChangePasswordRequest,
  ): Promise<void> => {
    await assertNewPassword(request, 'New passwords do not match');
    const customer = await readCustomer(db.orm, customerId);
    if (!(await passwords.verify(customer.passwordHash, request.current_password))) {
      throw notTheCurrent();
    }
    const passwordHash = await passwords.hash(request.password);
    await db.orm.transaction(async (tx) => {
      // One that was replaced meanwhile, by a reset or in another tab, is the current one no more.
      const [changed] = await tx
        .update(customers)
        .set({ passwordHash })
        .where(
          and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)),
        )
        .returning({ id: customers.id });
      if (!changed) throw notTheCurrent();
      await tokens.endAll(tx, customer.id, tokenId);
    });
  },
});
