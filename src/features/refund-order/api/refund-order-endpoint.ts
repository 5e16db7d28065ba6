import { api, listId } from '@/shared/api';

const refundOrderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /orders/{id}/refund; 409 when the order's status does not allow it. */
    refundOrder: build.mutation<null, number>({
      query: (id) => ({ url: `/orders/${id}/refund`, method: 'POST', body: {} }),
      transformResponse: () => null,
      // A refusal means that the displayed order is out of date: it is refetched as well.
      invalidatesTags: (_order, _error, id) => [
        { type: 'Order', id: listId },
        { type: 'Order', id: String(id) },
        'Product',
      ],
    }),
  }),
});

export const { useRefundOrderMutation } = refundOrderEndpoints;
