import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';

import { registerSchema } from './register-schema';

const form = {
  name: 'Noura',
  email: 'noura@example.test',
  password: 'long enough',
  password_confirmation: 'long enough',
};

const errorsOf = (value: object): string[] => {
  try {
    registerSchema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
};

describe('registerSchema', () => {
  it('takes all four fields', () => {
    expect(errorsOf(form)).toEqual([]);
    for (const field of Object.keys(form))
      expect(errorsOf({ ...form, [field]: '' })).not.toEqual([]);
  });

  it("says 'Passwords do not match'", () => {
    expect(errorsOf({ ...form, password_confirmation: 'other words' })).toEqual([
      'Passwords do not match',
    ]);
  });

  it('asks for eight characters and a valid email', () => {
    const withPassword = (password: string) => ({
      ...form,
      password,
      password_confirmation: password,
    });
    expect(errorsOf(withPassword('7 chars'))).toEqual(['Please use at least 8 characters']);
    expect(errorsOf(withPassword('8 chars!'))).toEqual([]);
    expect(errorsOf({ ...form, email: 'noura' })).toHaveLength(1);
  });
});
