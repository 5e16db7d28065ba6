import type { PayOrderResponse } from '@contract/order';
import { api } from '@/shared/api';

const payOrderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /orders/{id}/pay: a new URL of the card payment page for an unpaid order. */
    payOrder: build.mutation<string, number>({
      query: (id) => ({ url: `/orders/${id}/pay`, method: 'POST', body: {} }),
      transformResponse: (response: PayOrderResponse) => response.data.payment_url,
      invalidatesTags: (_url, _error, id) => [{ type: 'Order', id: String(id) }],
    }),
  }),
});

export const { usePayOrderMutation } = payOrderEndpoints;
