import { and, eq } from 'drizzle-orm';

import type { LoginRequest, User } from '@contract/customer';

import { customers } from '../../db/schema';
import { ForbiddenError, UnauthenticatedError } from '../errors';
import type { TokenHolder } from '../tokens/token-service';
import type { CustomerDeps } from './customer-deps';
import { findByEmail, userOf } from './customer-rows';
import type { Registration } from './registration';

const wrong = () => new UnauthenticatedError('Invalid email or password');

/** Logging in and out (specification, sections 4 and 7). */
export const createSignIn = (
  { db, tokens, passwords }: CustomerDeps,
  registration: Pick<Registration, 'remindToVerify'>,
) => ({
  /**
   * POST /login: 401 for a wrong address as for a wrong password, after the same work; 403 with a
   * verification token for one who has yet to prove the address.
   */
  login: async ({ email, password }: LoginRequest): Promise<{ user: User; token: string }> => {
    const customer = await findByEmail(db.orm, email);
    const right = await passwords.verify(customer?.passwordHash, password);
    if (!customer || !right) throw wrong();
    if (!customer.verifiedAt) {
      throw new ForbiddenError('Please verify your email address. We have sent you a code.', {
        token: await registration.remindToVerify(customer),
      });
    }

    return db.orm.transaction(async (tx) => {
      // A password that was changed meanwhile has ended all sessions: none may begin after it.
      const [unchanged] = await tx
        .select()
        .from(customers)
        .where(
          and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)),
        )
        .for('share');
      if (!unchanged) throw wrong();
      const { token } = await tokens.issue(tx, 'session', customer.id);
      return { user: userOf(unchanged), token };
    });
  },

  /** POST /logout: the token is good for nothing from now on. */
  logout: async ({ tokenId }: TokenHolder): Promise<void> => {
    await tokens.end(db.orm, tokenId);
  },
});
