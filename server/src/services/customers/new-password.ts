import { InvalidInputError } from '../errors';

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
};

/** Unpacked when the first password is chosen: most processes of a day's start never need it. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the fifty thousand that are tried first, whatever its case. */
const isCommon = async (password: string): Promise<boolean> => {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
};

/**
 * What every new password has to be besides long enough, which the wire's schema sees to: typed
 * the same twice (422 with `sentence`), and none of the most common ones (422 on `password`).
 * Specification, section 5; the list is that of `@zxcvbn-ts/language-common` (MIT).
 */
export const assertNewPassword = async (
  request: { password: string; password_confirmation: string },
  sentence: string,
): Promise<void> => {
  if (request.password !== request.password_confirmation) {
    throw new InvalidInputError(sentence, { password_confirmation: [sentence] });
  }
  if (await isCommon(request.password)) {
    const common = 'This password is one of the most common ones. Please choose another.';
    throw new InvalidInputError(common, { password: [common] });
  }
};
