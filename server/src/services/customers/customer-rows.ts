import { and, eq, isNull } from 'drizzle-orm';

import { currentLanguage } from '@contract/current-language';
import type { User } from '@contract/customer';

import type { Orm, Transaction } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import { customers } from '../../db/schema';
import { UnauthenticatedError } from '../../shared/errors';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer as the API returns it. */
export const userOf = (
  customer: Pick<CustomerRow, 'name' | 'email' | 'image' | 'currency'>,
): User => ({
  name: customer.name,
  email: customer.email,
  image: customer.image,
  currency: customer.currency,
});

/** The customer with an email address, whatever its case. */
export const findByEmail = async (
  orm: Orm | Transaction,
  email: string,
): Promise<CustomerRow | undefined> => {
  const [customer] = await orm.select().from(customers).where(hasEmail(customers.email, email));
  return customer;
};

/** Frees an email address of a customer who has registered it without proving it. */
export const deleteUnverified = async (tx: Transaction, email: string): Promise<void> => {
  await tx
    .delete(customers)
    .where(and(hasEmail(customers.email, email), isNull(customers.verifiedAt)));
};

/** The customer of a token; 401 when there is none (any more). */
export const readCustomer = async (
  orm: Orm | Transaction,
  id: number | null,
): Promise<CustomerRow> => {
  const [customer] =
    id === null ? [] : await orm.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw new UnauthenticatedError();
  return customer;
};

/** Stores the language of the request as the one of mails to the customer. */
export const rememberLanguage = async (
  orm: Orm,
  { id, language }: Pick<CustomerRow, 'id' | 'language'>,
): Promise<void> => {
  const current = currentLanguage();
  if (current !== language) {
    await orm.update(customers).set({ language: current }).where(eq(customers.id, id));
  }
};
