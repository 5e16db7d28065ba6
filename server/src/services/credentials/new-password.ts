import { i18n } from '@contract/i18n';

import { invalidField } from '../../shared/errors';

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
};

/** Loaded when the first password is chosen: most processes never need it. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the fifty thousand most common ones, whatever its case. */
const isCommon = async (password: string): Promise<boolean> => {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
};

/**
 * Checks a new password beyond its length, which the request's schema checks: typed the same twice
 * (422 with `message`), and not one of the most common ones (422), by the list of
 * `@zxcvbn-ts/language-common` (MIT). Section 5.
 */
export const assertNewPassword = async (
  request: { password: string; password_confirmation: string },
  message: string,
): Promise<void> => {
  if (request.password !== request.password_confirmation) {
    throw invalidField('password_confirmation', message);
  }
  if (await isCommon(request.password)) {
    throw invalidField(
      'password',
      i18n.t('This password is one of the most common ones. Please choose another.'),
    );
  }
};
