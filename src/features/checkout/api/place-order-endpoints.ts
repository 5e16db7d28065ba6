import type { PlaceOrderRequest } from '@contract/order';
import { api, listId } from '@/shared/api';

/** The response of POST /orders; the id may be missing (section 8). */
export interface PlaceOrderResponse {
  data?: { id?: number; payment_url?: string };
}

const placeOrderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /orders; 409 with messages by cart item when stock is short. */
    placeOrder: build.mutation<PlaceOrderResponse, { order: PlaceOrderRequest; key: string }>({
      query: ({ order, key }) => ({
        url: '/orders',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: order,
      }),
      invalidatesTags: (_response, error) =>
        error === undefined
          ? [
              { type: 'Order', id: listId },
              { type: 'Cart', id: listId },
              { type: 'Address', id: listId },
              'Product',
            ]
          : [],
    }),
  }),
});

export const { placeOrder } = placeOrderEndpoints.endpoints;
