import type { OptionalProductResponse, Product } from '@contract/product';
import { api } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';

type ProductsById = Record<number, Product | null>;

const productsByIdEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current data of several products; null for those that the catalogue no longer has. */
    getProductsById: build.query<ProductsById, readonly number[]>({
      queryFn: async (ids, _queryApi, _extra, baseQuery) => {
        const results = await Promise.all(
          ids.map(async (id) => ({ id, result: await baseQuery(`/products/${id}?optional=true`) })),
        );
        const products: ProductsById = {};
        for (const { id, result } of results) {
          if (result.error === undefined)
            products[id] = (result.data as OptionalProductResponse).data;
          else if (result.error.status === 404) products[id] = null;
          else return { error: result.error };
        }
        return { data: products };
      },
      providesTags: (_products, _error, ids) => ids.map((id) => ({ type: 'Product', id })),
      extraOptions: { anonymous: true },
    }),
  }),
});

const { getProductsById } = productsByIdEndpoints.endpoints;
export const { useGetProductsByIdQuery } = productsByIdEndpoints;

/** Reads products from the catalogue, not from the cache; undefined when it cannot be reached. */
export const readProductsById =
  (ids: readonly number[]): AppThunk<Promise<ProductsById | undefined>> =>
  async (dispatch) => {
    // Without a subscription, an invalidation during the request would remove its response unread.
    const request = dispatch(getProductsById.initiate(ids, { forceRefetch: true }));
    const { data } = await request;
    request.unsubscribe();
    return data;
  };
