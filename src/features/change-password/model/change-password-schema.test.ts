import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';

import { passwordChangeSchema } from './change-password-schema';

const change = {
  current_password: 'before',
  password: 'after-that',
  password_confirmation: 'after-that',
};

/** The errors as the form gets them: field and message. */
const errorsOf = (typed: object) => {
  try {
    passwordChangeSchema.validateSync({ ...change, ...typed }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError
      ? error.inner.map(({ path, message }) => [path, message])
      : error;
  }
};
const both = (password: string) => ({ password, password_confirmation: password });

describe('a password change', () => {
  it('asks first that both are equal, then for 8 characters, then for all three', () => {
    const noMatch = [['password_confirmation', 'New passwords do not match']];
    const tooShort = [['password', 'New password must be at least 8 characters long']];
    const missing = [['current_password', 'Please enter your current password']];
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ current_password: '', password: 'x', password_confirmation: 'y' })).toEqual(
      noMatch,
    );
    expect(errorsOf({ password_confirmation: '' })).toEqual(noMatch);
    expect(errorsOf({ current_password: '', ...both('x') })).toEqual(tooShort);
    expect(errorsOf({ current_password: '', ...both('') })).toEqual(tooShort);
    expect(errorsOf(both('7 chars'))).toEqual(tooShort);
    expect(errorsOf(both('8 chars!'))).toEqual([]);
    expect(errorsOf({ current_password: '' })).toEqual(missing);
  });
});
