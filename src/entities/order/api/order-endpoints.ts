import type { Order } from '@contract/order';
import { api, fetchRecord, listId } from '@/shared/api';
import { maxUnpagedOrders } from '@/shared/config';
import type { AppDispatch, AppThunk } from '@/shared/redux';

import { orderAfterChange, orderFromWire, type WireOrder } from '../model/order-from-wire';

interface WireOrders {
  data?: WireOrder[];
  meta?: { last_page: number; total: number };
}

/** A page of orders older than those of the plain GET /orders. */
interface OlderOrders {
  orders: Order[];
  /** How many orders there are in all; null where the provider does not say. */
  total: number | null;
  lastPage: number;
}

/** The size of a page of older orders. The plain GET /orders answers whole pages of this size. */
const olderPerPage = 50;

const tagsOf = (orders: readonly Order[]) => [
  { type: 'Order' as const, id: listId },
  ...orders.map(({ id }) => ({ type: 'Order' as const, id: String(id) })),
];

const orderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /orders: the customer's orders, newest first. */
    getOrders: build.query<Order[], void>({
      query: () => '/orders',
      transformResponse: ({ data = [] }: WireOrders) => data.map(orderFromWire),
      providesTags: (orders = []) => tagsOf(orders),
    }),
    /**
     * The orders that are older than those of the plain GET /orders, in pages. A provider
     * without pagination returns the newest orders again, and no further page.
     */
    getOlderOrders: build.infiniteQuery<OlderOrders, void, number>({
      query: ({ pageParam }) => `/orders?page=${pageParam}&per_page=${olderPerPage}`,
      infiniteQueryOptions: {
        initialPageParam: maxUnpagedOrders / olderPerPage + 1,
        getNextPageParam: ({ lastPage }, _pages, page) => (page < lastPage ? page + 1 : undefined),
      },
      transformResponse: ({ data = [], meta }: WireOrders) => ({
        orders: data.map(orderFromWire),
        total: meta?.total ?? null,
        lastPage: meta?.last_page ?? 0,
      }),
      providesTags: (data) => tagsOf(data?.pages.flatMap(({ orders }) => orders) ?? []),
    }),
    /** GET /orders/{orderId}; 404 for an order that is missing or another customer's. */
    getOrder: build.query<Order, string>({
      queryFn: fetchRecord('/orders', orderFromWire),
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
  }),
});

export const { getOrders, getOrder } = orderEndpoints.endpoints;
export const { useGetOrdersQuery, useGetOlderOrdersInfiniteQuery, useGetOrderQuery } =
  orderEndpoints;

const replaceIn = (orders: Order[], order: Order): void => {
  const index = orders.findIndex(({ id }) => id === order.id);
  if (index >= 0) orders[index] = order;
};

/** Puts a changed order into the cached responses. */
const showChanged =
  (order: Order): AppThunk =>
  (dispatch) => {
    const { util } = orderEndpoints;
    dispatch(
      util.updateQueryData('getOrders', undefined, (orders) => {
        replaceIn(orders, order);
      }),
    );
    dispatch(
      util.updateQueryData('getOlderOrders', undefined, ({ pages }) => {
        for (const { orders } of pages) replaceIn(orders, order);
      }),
    );
    dispatch(util.updateQueryData('getOrder', String(order.id), () => order));
  };

interface Lifecycle {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ data: Order | null }>;
}

/**
 * The definition of POST /orders/{id}/cancel or /refund; 409 when the order's status does not allow
 * it. The order is refetched then too, since it is out of date. What the provider answers is shown
 * until then: a toast says at once that the order is changed.
 */
export const changeOrder = (change: 'cancel' | 'refund') => ({
  query: (id: number) => ({ url: `/orders/${id}/${change}`, method: 'POST', body: {} }),
  transformResponse: orderAfterChange,
  onQueryStarted: (_id: number, { dispatch, queryFulfilled }: Lifecycle): Promise<void> =>
    queryFulfilled.then(
      ({ data: order }) => {
        if (order !== null) dispatch(showChanged(order));
      },
      () => undefined,
    ),
  invalidatesTags: (_order: unknown, _error: unknown, id: number) => [
    { type: 'Order' as const, id: listId },
    { type: 'Order' as const, id: String(id) },
    'Product' as const,
  ],
});
