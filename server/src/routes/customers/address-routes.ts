import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  AddressesResponseSchema,
  AddressRequestSchema,
  AddressResponseSchema,
} from '@contract/address';
import { EmptyEnvelopeSchema } from '@contract/envelope';
import { i18n } from '@contract/i18n';

import { customerOf } from '../../http/auth';
import { done, ok } from '../../http/envelope';
import { RowParams, ownRow } from '../../http/own-row';
import {
  addAddress,
  listAddresses,
  removeAddress,
  updateAddress,
} from '../../services/customers/addresses';

/** The customer's shipping addresses (section 7). */
export const addressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Addresses'];
  const config = { access: 'session' } as const;

  app.get(
    '/addresses',
    { config, schema: { tags, response: { 200: AddressesResponseSchema } } },
    async (request) => ok('Addresses', await listAddresses(shop, customerOf(request).id)),
  );

  app.post(
    '/addresses',
    {
      config,
      schema: { tags, body: AddressRequestSchema, response: { 200: AddressResponseSchema } },
    },
    async (request) =>
      ok(
        i18n.t('Address added successfully'),
        await addAddress(shop, customerOf(request).id, request.body),
      ),
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
    async (request) =>
      ok(
        i18n.t('Address updated successfully'),
        await updateAddress(shop, ...ownRow(request), request.body),
      ),
  );

  app.delete(
    '/addresses/:id',
    {
      config,
      schema: { tags, params: RowParams, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(i18n.t('Address deleted successfully'), removeAddress(shop, ...ownRow(request))),
  );
};
