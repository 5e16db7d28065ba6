import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  ForgetPasswordRequestSchema,
  LoginRequestSchema,
  LoginResponseSchema,
  RegisterRequestSchema,
  RegisterResponseSchema,
  ResetPasswordCheckRequestSchema,
  ResetPasswordCheckResponseSchema,
  ResetPasswordRequestSchema,
  VerifyEmailRequestSchema,
  VerifyEmailResponseSchema,
} from '@contract/customer';
import { EmptyEnvelopeSchema } from '@contract/envelope';
import { i18n } from '@contract/i18n';

import { tokenOf } from '../../http/auth';
import { done, ok } from '../../http/envelope';
import {
  checkResetCode,
  forgetPassword,
  resetPassword,
} from '../../services/customers/password-reset';
import { register } from '../../services/customers/registration';
import { login, logout } from '../../services/customers/login';
import { resendVerification, verifyEmail } from '../../services/customers/verification';

/** Registration, logging in and forgotten passwords (section 7). */
export const loginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Login'];

  app.post(
    '/login',
    {
      config: { access: 'public', limit: 'login', load: 'password' },
      schema: { tags, body: LoginRequestSchema, response: { 200: LoginResponseSchema } },
    },
    async (request) => ok(i18n.t('Logged in'), await login(shop, request.body)),
  );

  app.post(
    '/logout',
    { config: { access: 'any-token' }, schema: { tags, response: { 200: EmptyEnvelopeSchema } } },
    async (request) => done(i18n.t('Logged out successfully'), logout(shop, tokenOf(request))),
  );

  app.post(
    '/register',
    {
      config: { access: 'public', limit: 'code', load: 'password', minDuration: true },
      schema: { tags, body: RegisterRequestSchema, response: { 200: RegisterResponseSchema } },
    },
    async (request) =>
      ok(
        i18n.t('Registration successful. Please verify your email.'),
        await register(shop, request.body),
      ),
  );

  app.post(
    '/verify-email',
    {
      config: { access: 'verification', limit: 'code' },
      schema: {
        tags,
        body: VerifyEmailRequestSchema,
        response: { 200: VerifyEmailResponseSchema },
      },
    },
    async (request) => {
      const data = await verifyEmail(shop, tokenOf(request), request.body.otp);
      return { ...ok(i18n.t('Email verified successfully'), data), token: data.token };
    },
  );

  app.post(
    '/resend-otp-for-verification',
    {
      config: { access: 'verification', limit: 'code', minDuration: true },
      schema: { tags, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(
        i18n.t('Verification code resent successfully'),
        resendVerification(shop, tokenOf(request)),
      ),
  );

  app.post(
    '/forget-password',
    {
      config: { access: 'public', limit: 'code', minDuration: true },
      schema: { tags, body: ForgetPasswordRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(i18n.t('OTP sent to your email'), forgetPassword(shop, request.body.email)),
  );

  app.post(
    '/reset-password-check',
    {
      config: { access: 'public', limit: 'code', minDuration: true },
      schema: {
        tags,
        body: ResetPasswordCheckRequestSchema,
        response: { 200: ResetPasswordCheckResponseSchema },
      },
    },
    async (request) =>
      ok(i18n.t('OTP verified successfully'), { token: await checkResetCode(shop, request.body) }),
  );

  app.post(
    '/reset-password',
    {
      config: { access: 'reset', limit: 'code', load: 'password' },
      schema: { tags, body: ResetPasswordRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(
        i18n.t('Password reset successfully'),
        resetPassword(shop, tokenOf(request), request.body),
      ),
  );
};
