import { describe, expect, it } from 'vitest';

import {
  LoginResponseSchema,
  ProfileResponseSchema,
  RegisterResponseSchema,
  ResetPasswordCheckResponseSchema,
  VerifyEmailResponseSchema,
} from '@contract/customer';
import { EmptyEnvelopeSchema } from '@contract/envelope';

import { logIn } from './log-in';
import {
  expectFailure,
  expectFieldErrors,
  expectSuccess,
  type Call,
  type Provider,
} from './provider';

const guarded: [method: string, path: string, body?: unknown][] = [
  ['GET', '/cart'],
  ['POST', '/cart', { product_id: 1, product_size_id: 1, quantity: 1 }],
  ['DELETE', '/cart/1'],
  ['GET', '/profile'],
  ['POST', '/profile/change-currency', { currency: 'EUR' }],
  ['POST', '/profile/change-password', {}],
  ['POST', '/profile/update', {}],
  ['GET', '/addresses'],
  ['POST', '/addresses', {}],
  ['POST', '/addresses/1', {}],
  ['DELETE', '/addresses/1'],
  ['POST', '/orders', {}],
  ['GET', '/orders'],
  ['GET', '/orders/1'],
  ['POST', '/orders/1/cancel', {}],
  ['POST', '/orders/1/refund', {}],
  ['POST', '/orders/1/pay', {}],
  ['POST', '/logout', {}],
  ['POST', '/verify-email', { otp: '123456' }],
  ['POST', '/resend-otp-for-verification', {}],
  ['POST', '/reset-password', { password: 'long-enough', password_confirmation: 'long-enough' }],
];

/** Section 7, and the contract's envelope: authentication. */
export const sessionSuite = (call: Call, provider: () => Provider, readsMail: boolean) => {
  describe('guards', () => {
    it.each(guarded)(
      '%s %s answers 401 without a token or with a wrong one',
      async (method, path, body) => {
        expectFailure(await call(method, path, { body }), 401);
        expectFailure(await call(method, path, { body, token: 'no-such-token' }), 401);
      },
    );
  });

  describe('session', () => {
    it('POST /login answers the user and a token that opens the profile', async () => {
      const { data } = expectSuccess(
        await call('POST', '/login', { body: provider().customer }),
        LoginResponseSchema,
      );
      const profile = expectSuccess(
        await call('GET', '/profile', { token: data.token }),
        ProfileResponseSchema,
      );
      expect(profile.data.user).toEqual(data.user);
    });

    it('POST /login answers a wrong email and a wrong password with the same 401', async () => {
      const { email } = provider().customer;
      const wrongPassword = await call('POST', '/login', { body: { email, password: 'wrong' } });
      const wrongEmail = await call('POST', '/login', {
        body: { email: 'nobody@example.com', password: 'wrong' },
      });
      expectFailure(wrongPassword, 401);
      expect(wrongEmail.status).toBe(401);
      expect(wrongEmail.body).toEqual(wrongPassword.body);
    });

    it('POST /login says which field is wrong', async () => {
      const body = { email: 'not an address', password: '' };
      expectFieldErrors(await call('POST', '/login', { body }), 'email', 'password');
    });

    it('POST /logout ends the token', async () => {
      const token = await logIn(call, provider());
      expectSuccess(await call('POST', '/logout', { token, body: {} }), EmptyEnvelopeSchema);
      expectFailure(await call('GET', '/profile', { token }), 401);
    });
  });

  describe.runIf(readsMail)('registration and password reset', () => {
    const email = `kit-${Date.now()}@example.com`;
    const password = 'first-password';
    const mailedCode = (nth: number) =>
      provider().mailedCode?.(email, nth) ?? Promise.reject(new Error('No mail'));

    it('registers, verifies and opens the session', async () => {
      const body = { name: 'Kit', email, password, password_confirmation: password };
      const { data } = expectSuccess(
        await call('POST', '/register', { body }),
        RegisterResponseSchema,
      );
      const { token } = data;

      expectFailure(await call('GET', '/profile', { token }), 401);
      const early = expectFailure(await call('POST', '/login', { body: { email, password } }), 403);
      expect(early.data?.token).toEqual(expect.any(String));
      expectFailure(
        await call('POST', '/verify-email', { token, body: { otp: 'wrong' } }),
        401,
        409,
        422,
      );

      const verified = expectSuccess(
        await call('POST', '/verify-email', { token, body: { otp: await mailedCode(1) } }),
        VerifyEmailResponseSchema,
      );
      expect(verified.data.token).toBe(verified.token);
      expectSuccess(
        await call('GET', '/profile', { token: verified.token }),
        ProfileResponseSchema,
      );
    });

    it('POST /register refuses passwords that differ or are short', async () => {
      const body = { name: 'Kit', email: 'other@example.com', password: 'short' };
      expectFailure(
        await call('POST', '/register', { body: { ...body, password_confirmation: 'short' } }),
        422,
      );
      expectFailure(
        await call('POST', '/register', {
          body: { ...body, password: 'long-enough', password_confirmation: 'different' },
        }),
        422,
      );
    });

    it('resets the password with a mailed code and a token valid for that alone', async () => {
      const session = expectSuccess(
        await call('POST', '/login', { body: { email, password } }),
        LoginResponseSchema,
      ).data.token;
      expectSuccess(
        await call('POST', '/forget-password', { body: { email } }),
        EmptyEnvelopeSchema,
      );
      const { data } = expectSuccess(
        await call('POST', '/reset-password-check', { body: { email, otp: await mailedCode(2) } }),
        ResetPasswordCheckResponseSchema,
      );
      expectFailure(await call('GET', '/profile', { token: data.token }), 401);

      const body = { password: 'second-password', password_confirmation: 'second-password' };
      expectSuccess(
        await call('POST', '/reset-password', { token: data.token, body }),
        EmptyEnvelopeSchema,
      );
      expectFailure(await call('POST', '/reset-password', { token: data.token, body }), 401);
      expectFailure(await call('GET', '/profile', { token: session }), 401);
      expectFailure(await call('POST', '/login', { body: { email, password } }), 401);
      expectSuccess(
        await call('POST', '/login', { body: { email, password: body.password } }),
        LoginResponseSchema,
      );
    });
  });
};
