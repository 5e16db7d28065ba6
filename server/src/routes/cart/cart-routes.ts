import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  CartResponseSchema,
  SetCartItemRequestSchema,
  SetCartItemResponseSchema,
} from '@contract/cart';
import { EmptyEnvelopeSchema } from '@contract/envelope';
import { i18n } from '@contract/i18n';

import { customerOf } from '../../http/auth';
import { done, ok } from '../../http/envelope';
import { RowParams, ownRow } from '../../http/own-row';
import { listCart, removeCartItem, setCartItem } from '../../services/carts/cart';

/** The customer's bag (section 7). */
export const cartRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Cart'];
  const config = { access: 'session' } as const;

  app.get(
    '/cart',
    { config, schema: { tags, response: { 200: CartResponseSchema } } },
    async (request) => ok('Cart', await listCart(shop, customerOf(request).id)),
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
    async (request) =>
      ok(i18n.t('Cart updated'), await setCartItem(shop, customerOf(request).id, request.body)),
  );

  app.delete(
    '/cart/:id',
    { config, schema: { tags, params: RowParams, response: { 200: EmptyEnvelopeSchema } } },
    async (request) =>
      done(i18n.t('Item removed from cart'), removeCartItem(shop, ...ownRow(request))),
  );
};
