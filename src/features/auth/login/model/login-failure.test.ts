import { describe, expect, it } from 'vitest';

import { loginFailure } from './login-failure';

describe('loginFailure', () => {
  it("prefers the provider's message", () => {
    expect(loginFailure({ status: 401, data: { error: 'Wrong e-mail or password' } })).toBe(
      'Wrong e-mail or password',
    );
    expect(loginFailure({ status: 500, data: { message: 'Later, please' } })).toBe('Later, please');
  });

  it('has its own message otherwise', () => {
    expect(loginFailure({ status: 401, data: null })).toBe('Invalid email or password');
    expect(loginFailure({ status: 500, data: '' })).toBe('Login failed');
    expect(loginFailure({ status: 'FETCH_ERROR' })).toBe('Login failed');
  });
});
