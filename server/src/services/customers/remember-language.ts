import { eq } from 'drizzle-orm';

import { currentLanguage } from '@contract/current-language';

import type { Orm } from '../../db/client';
import { customers } from '../../db/schema';
import type { CustomerRow } from './customer-rows';

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
