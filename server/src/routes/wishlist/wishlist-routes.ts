import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { EmptyEnvelopeSchema } from '@contract/envelope';
import { i18n } from '@contract/i18n';
import {
  AddWishRequestSchema,
  AddWishResponseSchema,
  WishlistResponseSchema,
} from '@contract/wishlist';

import { customerOf } from '../../http/auth';
import { done, ok } from '../../http/envelope';
import { RowParams, ownRow } from '../../http/own-row';
import { addWish, listWishes, removeWish } from '../../services/wishlists/wishlist';

/** The customer's wishlist, beyond the specification. */
export const wishlistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Wishlist'];
  const config = { access: 'session' } as const;

  app.get(
    '/wishlist',
    { config, schema: { tags, response: { 200: WishlistResponseSchema } } },
    async (request) => ok('Wishlist', await listWishes(shop, customerOf(request).id)),
  );

  app.post(
    '/wishlist',
    {
      config,
      schema: { tags, body: AddWishRequestSchema, response: { 200: AddWishResponseSchema } },
    },
    async (request) =>
      ok(
        i18n.t('Added to your wishlist'),
        await addWish(shop, customerOf(request).id, request.body),
      ),
  );

  app.delete(
    '/wishlist/:id',
    { config, schema: { tags, params: RowParams, response: { 200: EmptyEnvelopeSchema } } },
    async (request) =>
      done(i18n.t('Removed from your wishlist'), removeWish(shop, ...ownRow(request))),
  );
};
