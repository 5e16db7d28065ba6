import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';

import { i18n } from '@contract/i18n';
import {
  OrderResponseSchema,
  OrdersQuerySchema,
  OrdersResponseSchema,
  PayOrderResponseSchema,
  PlaceOrderRequestSchema,
  PlaceOrderResponseSchema,
} from '@contract/order';

import { customerOf } from '../../http/auth';
import { ok } from '../../http/envelope';
import { RowParams, ownRow } from '../../http/own-row';
import { cancelOrder, payOrder } from '../../services/orders/change-order';
import { placeOrder } from '../../services/orders/place-order';
import { getOrder, listOrders } from '../../services/orders/read-orders';
import { refundOrder } from '../../services/orders/refund-order';

const PlaceOrderHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'A repeated call with the same key gets the response of the first.',
    }),
  ),
});

/** The customer's orders (sections 4 and 7). */
export const orderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const tags = ['Orders'];
  const config = { access: 'session' } as const;
  const oneOrder = {
    config,
    schema: { tags, params: RowParams, response: { 200: OrderResponseSchema } },
  };

  app.post(
    '/orders',
    {
      config: { ...config, load: 'checkout' },
      schema: {
        tags,
        headers: PlaceOrderHeaders,
        body: PlaceOrderRequestSchema,
        response: { 200: PlaceOrderResponseSchema },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const placed = await placeOrder(shop, customerOf(request).id, request.body, key);
      return ok(i18n.t('Order placed successfully'), placed);
    },
  );

  app.get(
    '/orders',
    {
      config,
      schema: { tags, querystring: OrdersQuerySchema, response: { 200: OrdersResponseSchema } },
    },
    async (request) => {
      const { orders, meta } = await listOrders(shop, customerOf(request).id, request.query);
      return { ...ok('Orders', orders), ...(meta ? { meta } : {}) };
    },
  );

  app.get('/orders/:id', oneOrder, async (request) =>
    ok('Order', await getOrder(shop, ...ownRow(request))),
  );

  app.post('/orders/:id/cancel', oneOrder, async (request) =>
    ok(i18n.t('Order successfully cancelled'), await cancelOrder(shop, ...ownRow(request))),
  );

  app.post('/orders/:id/refund', oneOrder, async (request) =>
    ok(i18n.t('Order successfully refunded'), await refundOrder(shop, ...ownRow(request))),
  );

  app.post(
    '/orders/:id/pay',
    {
      config: { ...config, load: 'checkout' },
      schema: { tags, params: RowParams, response: { 200: PayOrderResponseSchema } },
    },
    async (request) => ok(i18n.t('Payment page'), await payOrder(shop, ...ownRow(request))),
  );
};
