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

import { tokenOf } from '../../plugins/auth';

/** Registration, logging in and forgotten passwords (specification, section 7). */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { customers } = app.shop;
  const tags = ['Sign in'];

  app.post(
    '/login',
    {
      config: { access: 'public', limit: 'sign-in' },
      schema: { tags, body: LoginRequestSchema, response: { 200: LoginResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Logged in',
      data: await customers.login(request.body),
    }),
  );

  app.post(
    '/logout',
    { config: { access: 'any-token' }, schema: { tags, response: { 200: EmptyEnvelopeSchema } } },
    async (request) => {
      await customers.logout(tokenOf(request));
      return { code: 200 as const, message: 'Logged out successfully' };
    },
  );

  app.post(
    '/register',
    {
      config: { access: 'public', limit: 'code' },
      schema: { tags, body: RegisterRequestSchema, response: { 200: RegisterResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Registration successful. Please verify your email.',
      data: await customers.register(request.body),
    }),
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
      const data = await customers.verifyEmail(tokenOf(request), request.body.otp);
      return {
        code: 200 as const,
        message: 'Email verified successfully',
        token: data.token,
        data,
      };
    },
  );

  app.post(
    '/resend-otp-for-verification',
    {
      config: { access: 'verification', limit: 'code' },
      schema: { tags, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await customers.resendVerification(tokenOf(request));
      return { code: 200 as const, message: 'Verification code resent successfully' };
    },
  );

  app.post(
    '/forget-password',
    {
      config: { access: 'public', limit: 'code' },
      schema: { tags, body: ForgetPasswordRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await customers.forgetPassword(request.body.email);
      return { code: 200 as const, message: 'OTP sent to your email' };
    },
  );

  app.post(
    '/reset-password-check',
    {
      config: { access: 'public', limit: 'code' },
      schema: {
        tags,
        body: ResetPasswordCheckRequestSchema,
        response: { 200: ResetPasswordCheckResponseSchema },
      },
    },
    async (request) => ({
      code: 200 as const,
      message: 'OTP verified successfully',
      data: { token: await customers.checkResetCode(request.body) },
    }),
  );

  app.post(
    '/reset-password',
    {
      config: { access: 'reset', limit: 'code' },
      schema: { tags, body: ResetPasswordRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await customers.resetPassword(tokenOf(request), request.body);
      return { code: 200 as const, message: 'Password reset successfully' };
    },
  );
};
