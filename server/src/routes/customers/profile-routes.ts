import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  ChangeCurrencyRequestSchema,
  ChangePasswordRequestSchema,
  ConfirmEmailRequestSchema,
  ProfileResponseSchema,
  UpdateProfileRequestSchema,
} from '@contract/customer';
import { EmptyEnvelopeSchema } from '@contract/envelope';
import { i18n } from '@contract/i18n';

import { customerOf, tokenOf } from '../../http/auth';
import { done, ok } from '../../http/envelope';
import {
  cancelEmailChange,
  confirmEmail,
  resendEmailCode,
} from '../../services/customers/email-change';
import { changePassword } from '../../services/customers/password-reset';
import { changeCurrency, readProfile, updateProfile } from '../../services/customers/profile';

/** The customer's own details (section 7). */
export const profileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Profile'];
  const config = { access: 'session' } as const;

  app.get(
    '/profile',
    { config, schema: { tags, response: { 200: ProfileResponseSchema } } },
    async (request) => ok('Profile', await readProfile(shop, customerOf(request).id)),
  );

  app.post(
    '/profile/update',
    {
      // A new email address needs the current password.
      config: { ...config, load: 'password', minDuration: true },
      schema: {
        tags,
        body: UpdateProfileRequestSchema,
        response: { 200: ProfileResponseSchema },
      },
    },
    async (request) =>
      ok(
        i18n.t('Profile updated successfully'),
        await updateProfile(shop, tokenOf(request), request.body),
      ),
  );

  app.post(
    '/profile/confirm-email',
    {
      config: { access: 'session', limit: 'code' },
      schema: { tags, body: ConfirmEmailRequestSchema, response: { 200: ProfileResponseSchema } },
    },
    async (request) => {
      const { id } = customerOf(request);
      return ok(i18n.t('Email updated successfully'), {
        user: await confirmEmail(shop, tokenOf(request), id, request.body.otp),
      });
    },
  );

  app.post(
    '/profile/confirm-email/resend',
    {
      config: { access: 'session', limit: 'code', minDuration: true },
      schema: { tags, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(
        i18n.t('Verification code resent successfully'),
        resendEmailCode(shop, customerOf(request).id),
      ),
  );

  app.post(
    '/profile/confirm-email/cancel',
    { config, schema: { tags, response: { 200: EmptyEnvelopeSchema } } },
    async (request) =>
      done(
        i18n.t('Your email address has not changed'),
        cancelEmailChange(shop, customerOf(request).id),
      ),
  );

  app.post(
    '/profile/change-currency',
    {
      config,
      schema: { tags, body: ChangeCurrencyRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(
        i18n.t('Currency updated successfully'),
        changeCurrency(shop, customerOf(request).id, request.body.currency),
      ),
  );

  app.post(
    '/profile/change-password',
    {
      config: { access: 'session', limit: 'login', load: 'password' },
      schema: { tags, body: ChangePasswordRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(
        i18n.t('Password updated successfully'),
        changePassword(shop, tokenOf(request), request.body),
      ),
  );
};
