import type { Order } from '@contract/order';
import { api, listId } from '@/shared/api';

import { orderFromWire, type WireOrder } from '../model/order-from-wire';

interface WireOrders {
  data?: WireOrder[];
}

/**
 * The definition of POST /orders/{id}/cancel or /refund; 409 when the order's status does not allow
 * it. The order is refetched then too, since it is out of date.
 */
export const changeOrder = (change: 'cancel' | 'refund') => ({
  query: (id: number) => ({ url: `/orders/${id}/${change}`, method: 'POST', body: {} }),
  transformResponse: () => null,
  invalidatesTags: (_order: unknown, _error: unknown, id: number) => [
    { type: 'Order' as const, id: listId },
    { type: 'Order' as const, id: String(id) },
    'Product' as const,
  ],
});

const orderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /orders: the customer's orders, newest first. */
    getOrders: build.query<Order[], void>({
      query: () => '/orders',
      transformResponse: ({ data = [] }: WireOrders) => data.map(orderFromWire),
      providesTags: (orders = []) => [
        { type: 'Order', id: listId },
        ...orders.map(({ id }) => ({ type: 'Order' as const, id: String(id) })),
      ],
    }),
    /** GET /orders/{orderId}; 404 for an order that is missing or another customer's. */
    getOrder: build.query<Order, string>({
      query: (id) => `/orders/${encodeURIComponent(id)}`,
      transformResponse: ({ data }: { data: WireOrder }) => orderFromWire(data),
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

export const { getOrders, getOrder } = orderEndpoints.endpoints;
export const { useGetOrdersQuery, useGetOrderQuery } = orderEndpoints;
