import type { ProductResponse, ProductsResponse } from '@contract/product';
import { api, LIST } from '@/shared/api';

import { type ProductDetail, toProductDetail } from '../model/product';
import {
  type ProductListing,
  type ProductListPage,
  toProductListPage,
  toProductsRequest,
} from '../model/product-listing';

/** The catalogue (specification, section 7): POST /products reads, so it is a query. */
const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the products that the listing names. */
    listProducts: build.query<ProductListPage, ProductListing>({
      query: (listing) => ({ url: '/products', method: 'POST', body: toProductsRequest(listing) }),
      transformResponse: (response: ProductsResponse) => toProductListPage(response.data),
      providesTags: (page) => [
        { type: 'Product', id: LIST },
        ...(page?.products ?? []).map(({ id }) => ({ type: 'Product' as const, id })),
      ],
      keepUnusedDataFor: 300,
    }),
    /** The product of an id; 404 when there is none. */
    getProduct: build.query<ProductDetail, string>({
      query: (id) => `/products/${encodeURIComponent(id)}`,
      transformResponse: (response: ProductResponse) => toProductDetail(response.data),
      providesTags: (_product, _error, id) => [{ type: 'Product', id: Number(id) }],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { listProducts, getProduct } = productApi.endpoints;
export const {
  useListProductsQuery,
  useGetProductQuery,
  usePrefetch: useProductPrefetch,
} = productApi;
