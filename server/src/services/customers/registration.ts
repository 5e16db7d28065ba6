import { and, eq, isNull } from 'drizzle-orm';

import type { RegisterRequest, User } from '@contract/customer';

import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema';
import { InvalidInputError, TryLaterError } from '../errors';
import type { TokenHolder } from '../tokens/token-service';
import type { OpenSeal } from './code-seal';
import type { CustomerDeps } from './customer-deps';
import { findByEmail, readCustomer, userOf } from './customer-rows';
import type { CustomerRow } from './customer-rows';
import { inEvenTime } from './even-time';
import { assertNewPassword } from './new-password';
import { issueCode, tryCode } from './one-time-codes';

interface NewCustomer {
  name: string;
  email: string;
  passwordHash: string;
}

/** An id that no customer has: what is done for nobody takes the same way. */
const nobody = 0;

/**
 * The customer to verify, or undefined when the address belongs to somebody already. One who never
 * proved the address gives way to who registers it now.
 */
const claimAddress = async (
  tx: Transaction,
  known: CustomerRow | undefined,
  { name, email, passwordHash }: NewCustomer,
): Promise<CustomerRow | undefined> => {
  if (known?.verifiedAt) return undefined;
  const [customer] = known
    ? await tx
        .update(customers)
        .set({ name, email, passwordHash })
        // Asked again at the moment of writing: who proves the address meanwhile keeps it.
        .where(and(eq(customers.id, known.id), isNull(customers.verifiedAt)))
        .returning()
    : await tx
        .insert(customers)
        .values({ name, email, passwordHash })
        .onConflictDoNothing()
        .returning();
  return customer;
};

/** Registration and the proof of the e-mail address (specification, sections 4, 5 and 7). */
export const createRegistration = ({
  db,
  mail,
  tokens,
  rateLimits,
  passwords,
  seal,
}: CustomerDeps) => {
  /**
   * Whether a code may be written to this customer now. Not when one was a moment ago, by
   * whichever way: else every token and every login would bring five more tries to guess one.
   */
  const mayWriteTo = async ({ id }: Pick<CustomerRow, 'id'>): Promise<boolean> => {
    try {
      await rateLimits.consume('code-sent', `verification:${id}`);
      return true;
    } catch (error) {
      if (error instanceof TryLaterError) return false;
      throw error;
    }
  };

  const sendCode = async (tx: Transaction, open: OpenSeal, customer: CustomerRow) => {
    const code = await issueCode(tx, open, customer.id, 'verification');
    await mail.enqueue(tx, {
      kind: 'verification-code',
      to: customer.email,
      payload: { name: customer.name, ...code },
    });
  };

  return {
    /**
     * POST /register: answers the same whether the address is new or taken; the mail tells its
     * owner which. The token can do nothing but verify, resend and log out.
     */
    register: async (request: RegisterRequest): Promise<{ user: User; token: string }> => {
      await assertNewPassword(request, 'Passwords do not match');
      const name = request.name.trim();
      const email = request.email.trim();
      await rateLimits.consume('code-sent', `register:${email.toLowerCase()}`);
      const passwordHash = await passwords.hash(request.password);
      const open = await seal.open();

      const { issued, written } = await inEvenTime(async () => {
        const done = await db.orm.transaction(async (tx) => {
          const known = await findByEmail(tx, email);
          const customer = await claimAddress(tx, known, { name, email, passwordHash });
          if (!customer) {
            await mail.enqueue(tx, {
              kind: 'existing-registration',
              to: known?.email ?? email,
              payload: { name: known?.name ?? '' },
            });
            return { issued: await tokens.issue(tx, 'verification', null) };
          }
          await tokens.endAll(tx, customer.id);
          await sendCode(tx, open, customer);
          return {
            issued: await tokens.issue(tx, 'verification', customer.id),
            written: customer,
          };
        });
        mail.wake();
        return done;
      });
      if (written) await mayWriteTo(written);
      await rateLimits.consume('code-sent', `token:${issued.id}`);
      return { user: { name, email, image: '', currency: 'USD' }, token: issued.token };
    },

    /** POST /verify-email: the right code makes the token a session. 422 otherwise. */
    verifyEmail: async (
      { customerId }: TokenHolder,
      otp: string,
    ): Promise<{ user: User; token: string }> => {
      const open = await seal.open();
      const verified = await db.orm.transaction(async (tx) => {
        const right = await tryCode(tx, open, customerId ?? nobody, 'verification', otp);
        if (!right) return undefined;
        const customer = await readCustomer(tx, customerId);
        await tx
          .update(customers)
          .set({ verifiedAt: new Date() })
          .where(eq(customers.id, customer.id));
        await tokens.endAll(tx, customer.id);
        const { token } = await tokens.issue(tx, 'session', customer.id);
        return { user: userOf(customer), token };
      });
      if (verified) return verified;
      const sentence = 'This verification code is wrong or no longer good.';
      throw new InvalidInputError(sentence, { otp: [sentence] });
    },

    /** POST /resend-otp-for-verification: a new code; 429 within 60 seconds of the last. */
    resendVerification: async ({ tokenId, customerId }: TokenHolder): Promise<void> => {
      await rateLimits.consume('code-sent', `token:${tokenId}`);
      const open = await seal.open();
      await inEvenTime(async () => {
        if (customerId === null || !(await mayWriteTo({ id: customerId }))) return;
        await db.orm.transaction(async (tx) => {
          const customer = await readCustomer(tx, customerId);
          if (!customer.verifiedAt) await sendCode(tx, open, customer);
        });
        mail.wake();
      });
    },

    /**
     * For one who tries to log in before having proved the address: a token, and a code unless
     * one is on its way already.
     */
    remindToVerify: async (customer: CustomerRow): Promise<string> => {
      const open = await seal.open();
      const mayWrite = await mayWriteTo(customer);
      const { id, token } = await db.orm.transaction(async (tx) => {
        if (mayWrite) await sendCode(tx, open, customer);
        return tokens.issue(tx, 'verification', customer.id);
      });
      mail.wake();
      await rateLimits.consume('code-sent', `token:${id}`);
      return token;
    },

    /** The shopkeeper's: a verified customer. 422 when the address is taken. */
    createVerified: async (customer: {
      name: string;
      email: string;
      password: string;
    }): Promise<number> => {
      const [created] = await db.orm
        .insert(customers)
        .values({
          name: customer.name.trim(),
          email: customer.email.trim(),
          passwordHash: await passwords.hash(customer.password),
          verifiedAt: new Date(),
        })
        .onConflictDoNothing()
        .returning({ id: customers.id });
      if (created) return created.id;
      const sentence = 'There is already a customer with this email address.';
      throw new InvalidInputError(sentence, { email: [sentence] });
    },
  };
};

export type Registration = ReturnType<typeof createRegistration>;
