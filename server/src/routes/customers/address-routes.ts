import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  AddressesResponseSchema,
  AddressRequestSchema,
  AddressResponseSchema,
} from '@contract/address';
import { EmptyEnvelopeSchema } from '@contract/envelope';

import { customerOf } from '../../plugins/auth';
import { RowParams, ownRow } from '../own-row';

/** The customer's shipping addresses (specification, section 7). */
export const addressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { addresses } = app.shop;
  const tags = ['Addresses'];
  const config = { access: 'session' } as const;

  app.get(
    '/addresses',
    { config, schema: { tags, response: { 200: AddressesResponseSchema } } },
    async (request) => ({
      code: 200 as const,
      message: 'Addresses',
      data: await addresses.list(customerOf(request).id),
    }),
  );

  app.post(
    '/addresses',
    {
      config,
      schema: { tags, body: AddressRequestSchema, response: { 200: AddressResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Address added successfully',
      data: await addresses.add(customerOf(request).id, request.body),
    }),
  );

  app.post(
    '/addresses/:id',
    {
      config,
      schema: {
        tags,
        params: RowParams,
        body: AddressRequestSchema,
        response: { 200: AddressResponseSchema },
      },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Address updated successfully',
      data: await addresses.update(...ownRow(request), request.body),
    }),
  );

  app.delete(
    '/addresses/:id',
    {
      config,
      schema: { tags, params: RowParams, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await addresses.remove(...ownRow(request));
      return { code: 200 as const, message: 'Address deleted successfully' };
    },
  );
};
