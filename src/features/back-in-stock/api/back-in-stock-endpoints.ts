import type { ConfirmBackInStockResponse, ConfirmedRequest } from '@contract/back-in-stock';
import { api } from '@/shared/api';

/** The size that is wanted, and the email to write to. */
interface BackInStockRequest {
  productId: number;
  sizeId: number;
  email: string;
}

/** "Tell me when it is back", beyond the specification. */
const backInStockEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /back-in-stock; 409 when the size is in stock: then the product is fetched again. */
    requestBackInStock: build.mutation<null, BackInStockRequest>({
      query: ({ sizeId, email }) => ({
        url: '/back-in-stock',
        method: 'POST',
        body: { product_size_id: sizeId, email },
      }),
      transformResponse: () => null,
      invalidatesTags: (_nothing, error, { productId }) =>
        error?.status === 409 ? [{ type: 'Product', id: productId }] : [],
    }),
    /** POST /back-in-stock/confirm with the token of a mailed link; 404 when it is not valid. */
    confirmBackInStock: build.mutation<ConfirmedRequest, string>({
      query: (token) => ({ url: '/back-in-stock/confirm', method: 'POST', body: { token } }),
      transformResponse: (response: ConfirmBackInStockResponse) => response.data,
      extraOptions: { anonymous: true },
    }),
    /** POST /back-in-stock/unsubscribe, likewise. */
    unsubscribeBackInStock: build.mutation<null, string>({
      query: (token) => ({ url: '/back-in-stock/unsubscribe', method: 'POST', body: { token } }),
      transformResponse: () => null,
      extraOptions: { anonymous: true },
    }),
  }),
});

export const {
  useRequestBackInStockMutation,
  useConfirmBackInStockMutation,
  useUnsubscribeBackInStockMutation,
} = backInStockEndpoints;
