import { eq } from 'drizzle-orm';

import { currentLanguage } from '@contract/current-language';
import type { Language } from '@contract/languages';

import type { Orm, Transaction } from '../../db/client';
import { customers } from '../../db/schema';
import type { CustomerRow } from './customer-rows';

/** Stores the language of the request as the one of mails to the customer, and returns it. */
export const rememberLanguage = async (
  orm: Orm | Transaction,
  { id, language }: Pick<CustomerRow, 'id' | 'language'>,
): Promise<Language> => {
  const current = currentLanguage();
  if (current !== language) {
    await orm.update(customers).set({ language: current }).where(eq(customers.id, id));
  }
  return current;
};
