import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  ChangeCurrencyRequestSchema,
  ChangePasswordRequestSchema,
  ProfileResponseSchema,
  UpdateProfileRequestSchema,
} from '@contract/customer';
import { EmptyEnvelopeSchema } from '@contract/envelope';

import { customerOf, tokenOf } from '../../plugins/auth';

/** The customer's own details (specification, section 7). */
export const profileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { customers } = app.shop;
  const tags = ['Profile'];
  const config = { access: 'session' } as const;

  app.get(
    '/profile',
    { config, schema: { tags, response: { 200: ProfileResponseSchema } } },
    async (request) => ({
      code: 200 as const,
      message: 'Profile',
      data: { user: await customers.profile(customerOf(request).id) },
    }),
  );

  app.post(
    '/profile/update',
    {
      config,
      schema: {
        tags,
        body: UpdateProfileRequestSchema,
        response: { 200: ProfileResponseSchema },
      },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Profile updated successfully',
      data: { user: await customers.updateProfile(customerOf(request).id, request.body) },
    }),
  );

  app.post(
    '/profile/change-currency',
    {
      config,
      schema: { tags, body: ChangeCurrencyRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await customers.changeCurrency(customerOf(request).id, request.body.currency);
      return { code: 200 as const, message: 'Currency updated successfully' };
    },
  );

  app.post(
    '/profile/change-password',
    {
      config: { access: 'session', limit: 'sign-in' },
      schema: { tags, body: ChangePasswordRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await customers.changePassword(tokenOf(request), request.body);
      return { code: 200 as const, message: 'Password updated successfully' };
    },
  );
};
