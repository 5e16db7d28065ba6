import { i18n } from '@contract/i18n';

import { invalidField } from '../../shared/errors';
import type { CustomerDeps } from './customer-deps';
import type { CustomerRow } from './customer-rows';

/** The refusal of a wrong current password. */
export const wrongCurrentPassword = () =>
  invalidField('current_password', i18n.t('Your current password is incorrect.'));

/**
 * Checks the current password before a change of what protects the account: 422 when it is wrong,
 * 429 after too many attempts in one session, which may have been left open for somebody else.
 */
export const assertCurrentPassword = async (
  { passwords, rateLimits }: Pick<CustomerDeps, 'passwords' | 'rateLimits'>,
  customer: CustomerRow,
  tokenId: number,
  password: string,
): Promise<void> => {
  await rateLimits.consume('current-password', `token:${tokenId}`);
  if (!(await passwords.verify(customer.passwordHash, password))) throw wrongCurrentPassword();
};
