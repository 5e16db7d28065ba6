import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';

import {
  AddressesResponseSchema,
  AddressRequestSchema,
  AddressResponseSchema,
} from '@contract/address';
import { EmptyEnvelopeSchema } from '@contract/envelope';

import { customerOf } from '../../plugins/auth';
import { rowIdFrom } from '../../services/row-id';

const AddressParams = Type.Object({ id: Type.String() });

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
        params: AddressParams,
        body: AddressRequestSchema,
        response: { 200: AddressResponseSchema },
      },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Address updated successfully',
      data: await addresses.update(
        customerOf(request).id,
        rowIdFrom(request.params.id),
        request.body,
      ),
    }),
  );

  app.delete(
    '/addresses/:id',
    {
      config,
      schema: { tags, params: AddressParams, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) => {
      await addresses.remove(customerOf(request).id, rowIdFrom(request.params.id));
      return { code: 200 as const, message: 'Address deleted successfully' };
    },
  );
};
