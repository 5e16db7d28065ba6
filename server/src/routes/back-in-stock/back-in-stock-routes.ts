import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  BackInStockRequestSchema,
  ConfirmBackInStockResponseSchema,
  LinkTokenRequestSchema,
} from '@contract/back-in-stock';
import { EmptyEnvelopeSchema } from '@contract/envelope';
import { i18n } from '@contract/i18n';

import { done, ok } from '../../http/envelope';
import {
  confirmBackInStockRequest,
  unsubscribeFromBackInStock,
  requestBackInStockMail,
} from '../../services/back-in-stock/stock-requests';

/** "Tell me when it is back", beyond the specification. */
export const backInStockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Back in stock'];

  app.post(
    '/back-in-stock',
    {
      config: { access: 'guest-or-session', limit: 'back-in-stock', minDuration: true },
      schema: {
        tags,
        body: BackInStockRequestSchema,
        response: { 200: EmptyEnvelopeSchema },
      },
    },
    async (request) =>
      done(
        i18n.t('We will write to you when it is back.'),
        requestBackInStockMail(shop, request.body, request.tokenHolder?.customerId ?? null),
      ),
  );

  app.post(
    '/back-in-stock/confirm',
    {
      config: { access: 'public', limit: 'code' },
      schema: {
        tags,
        body: LinkTokenRequestSchema,
        response: { 200: ConfirmBackInStockResponseSchema },
      },
    },
    async (request) =>
      ok(i18n.t('Confirmed'), await confirmBackInStockRequest(shop, request.body.token)),
  );

  app.post(
    '/back-in-stock/unsubscribe',
    {
      config: { access: 'public', limit: 'code' },
      schema: { tags, body: LinkTokenRequestSchema, response: { 200: EmptyEnvelopeSchema } },
    },
    async (request) =>
      done(
        i18n.t('We will not send you any more back-in-stock emails.'),
        unsubscribeFromBackInStock(shop, request.body.token),
      ),
  );
};
