import { and, eq } from 'drizzle-orm';

import type { LoginRequest, User } from '@contract/customer';
import { i18n } from '@contract/i18n';

import { customers } from '../../db/schema';
import { ShopError, UnauthenticatedError } from '../../shared/errors';
import { endToken, issueToken, type TokenHolder } from '../tokens/tokens';
import type { CustomerDeps } from './customer-deps';
import { findByEmail, rememberLanguage, userOf } from './customer-rows';
import { remindToVerify } from './verification';

const invalidLogin = () => new UnauthenticatedError(i18n.t('Invalid email or password'));

/**
 * POST /login: 401 for an unknown email address as for a wrong password, after the same work; 403
 * with a verification token for a customer who has not verified the address.
 */
export const login = async (
  deps: CustomerDeps,
  { email, password }: LoginRequest,
): Promise<{ user: User; token: string }> => {
  const { db, passwords } = deps;
  const customer = await findByEmail(db.orm, email);
  const right = await passwords.verify(customer?.passwordHash, password);
  if (!customer || !right) throw invalidLogin();
  if (!customer.verifiedAt) {
    const token = await remindToVerify(deps, customer);
    const message = i18n.t('Please verify your email address. We have sent you a code.');
    throw new ShopError(403, message, undefined, { token });
  }

  const session = await db.orm.transaction(async (tx) => {
    // A password change ends all sessions, so none may begin with the old password after it.
    const [unchanged] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
      .for('share');
    if (!unchanged) throw invalidLogin();
    const { token } = await issueToken(tx, 'session', customer.id);
    return { user: userOf(unchanged), token };
  });
  await rememberLanguage(db.orm, customer);
  return session;
};

/** POST /logout: ends the token. */
export const logout = async ({ db }: CustomerDeps, { tokenId }: TokenHolder): Promise<void> => {
  await endToken(db.orm, tokenId);
};
