import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';

import {
  OrderResponseSchema,
  OrdersResponseSchema,
  PayOrderResponseSchema,
  PlaceOrderRequestSchema,
  PlaceOrderResponseSchema,
} from '@contract/order';

import { customerOf } from '../../http/auth';
import { RowParams, ownRow } from '../../http/own-row';

const PlaceOrderHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'A repeated call with the same key answers as the first did.',
    }),
  ),
});

/** The customer's orders (specification, sections 4 and 7). */
export const orderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { orders } = app.shop;
  const tags = ['Orders'];
  const config = { access: 'session' } as const;

  app.post(
    '/orders',
    {
      config,
      schema: {
        tags,
        headers: PlaceOrderHeaders,
        body: PlaceOrderRequestSchema,
        response: { 200: PlaceOrderResponseSchema },
      },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Order placed successfully',
      data: await orders.place(
        customerOf(request).id,
        request.body,
        request.headers['idempotency-key'],
      ),
    }),
  );

  app.get(
    '/orders',
    {
      config,
      schema: { tags, response: { 200: OrdersResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Orders',
      data: await orders.list(customerOf(request).id),
    }),
  );

  app.get(
    '/orders/:id',
    {
      config,
      schema: { tags, params: RowParams, response: { 200: OrderResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Order',
      data: await orders.get(...ownRow(request)),
    }),
  );

  app.post(
    '/orders/:id/cancel',
    {
      config,
      schema: { tags, params: RowParams, response: { 200: OrderResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Order successfully cancelled',
      data: await orders.cancel(...ownRow(request)),
    }),
  );

  app.post(
    '/orders/:id/refund',
    {
      config,
      schema: { tags, params: RowParams, response: { 200: OrderResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Order successfully refunded',
      data: await orders.refund(...ownRow(request)),
    }),
  );

  app.post(
    '/orders/:id/pay',
    {
      config,
      schema: { tags, params: RowParams, response: { 200: PayOrderResponseSchema } },
    },
    async (request) => ({
      code: 200 as const,
      message: 'Payment page',
      data: await orders.pay(...ownRow(request)),
    }),
  );
};
