import { describe, expect, it } from 'vitest';

import { passwordFault } from './password-change';

const change = {
  current_password: 'before',
  password: 'after-that',
  password_confirmation: 'after-that',
};

describe('passwordFault', () => {
  it('asks first that both are equal, then for 8 characters, then for all three', () => {
    expect(passwordFault(change)).toBeNull();
    expect(
      passwordFault({ current_password: '', password: 'x', password_confirmation: 'y' })?.message,
    ).toBe('New passwords do not match');
    expect(
      passwordFault({ current_password: '', password: 'x', password_confirmation: 'x' })?.message,
    ).toBe('New password must be at least 8 characters long');
    const sevenChars = { password: '7 chars', password_confirmation: '7 chars' };
    expect(passwordFault({ ...change, ...sevenChars })?.field).toBe('password');
    const eightChars = { password: '8 chars!', password_confirmation: '8 chars!' };
    expect(passwordFault({ ...change, ...eightChars })).toBeNull();
    expect(passwordFault({ ...change, current_password: '' })?.field).toBe('current_password');
  });
});
