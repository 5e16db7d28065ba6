import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency/@x/product';
import { api, fetchRecord, listId, type ShopQueryFn } from '@/shared/api';
import type { AppState } from '@/shared/redux';

import { type ProductDetail, productDetailFromWire } from '../model/product';
import {
  lastPageOf,
  type ProductListing,
  type ProductListPage,
  productListPageFromWire,
  toProductsRequest,
  type WireProductsPage,
} from '../model/product-listing';

/** Shown when they cannot be loaded (section 8). */
export const productsFailedMessage = () =>
  i18n.t('Failed to fetch products. Please try again later.');

/** The currency is part of the query's key only where the response depends on it. */
const fetchPage: ShopQueryFn<ProductListPage, ProductListing> = async (
  listing,
  { getState },
  _options,
  baseQuery,
) => {
  const body = toProductsRequest(listing, selectCurrency(getState() as AppState));
  const { data, error } = await baseQuery({ url: '/products', method: 'POST', body });
  if (error !== undefined) return { error };
  const { data: page = {} } = data as { data?: WireProductsPage };
  return { data: productListPageFromWire(page, listing.page ?? 1) };
};

const tagsOf = (pages: readonly ProductListPage[]) => [
  { type: 'Product' as const, id: listId },
  ...pages.flatMap(({ products }) => products.map(({ id }) => ({ type: 'Product' as const, id }))),
];

/** The catalogue (section 7): POST /products reads, so it is a query. */
const productEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the products that the listing names. */
    listProducts: build.query<ProductListPage, ProductListing>({
      queryFn: fetchPage,
      providesTags: (page) => tagsOf(page === undefined ? [] : [page]),
      keepUnusedDataFor: 300,
    }),
    /**
     * The same as consecutive pages, from the listing's own page on; the page parameter counts from
     * 0.
     */
    listProductPages: build.infiniteQuery<ProductListPage, ProductListing, number>({
      queryFn: ({ queryArg, pageParam }, ...rest) =>
        fetchPage({ ...queryArg, page: (queryArg.page ?? 1) + pageParam }, ...rest),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (_last, pages, param, _params, { page = 1 }) =>
          page + param < lastPageOf(pages) ? param + 1 : undefined,
      },
      providesTags: (data) => tagsOf(data?.pages ?? []),
      keepUnusedDataFor: 300,
    }),
    /** The product of an id; 404 when there is none. */
    getProduct: build.query<ProductDetail, string>({
      queryFn: fetchRecord('/products', productDetailFromWire),
      providesTags: (_product, _error, id) => [{ type: 'Product', id: Number(id) }],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { listProducts, listProductPages, getProduct } = productEndpoints.endpoints;
export const {
  useListProductsQuery,
  useListProductPagesInfiniteQuery,
  useGetProductQuery,
  usePrefetch: useProductPrefetch,
} = productEndpoints;
