import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  CartResponseSchema,
  SetCartItemRequestSchema,
  SetCartItemResponseSchema,
} from '@contract/cart';
import { EmptyEnvelopeSchema } from '@contract/envelope';

import { customerOf } from '../../http/auth';
import { RowParams, ownRow } from '../../http/own-row';

/** The customer's bag (specification, section 7). */
export const cartRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { carts } = app.shop;
  const tags = ['Cart'];
  const config = { access: 'session' } as const;

  app.get(
    '/cart',
    {
      config,
      schema: { tags, response: { 200: CartResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Cart',
      data: await carts.list(customerOf(request).id),
    }),
  );

  app.post(
    '/cart',
    {
      config,
      schema: {
        tags,
        body: SetCartItemRequestSchema,
        response: { 200: SetCartItemResponseSchema },
      },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Cart updated',
      data: await carts.set(customerOf(request).id, request.body),
    }),
  );

  app.delete(
    '/cart/:id',
    {
      config,
      schema: {
        tags,
        params: RowParams,
        response: { 200: EmptyEnvelopeSchema },
      },
    },
    async (request) => {
      await carts.remove(...ownRow(request));
      return { code: 200 as const, message: 'Item removed from cart' };
    },
  );
};
