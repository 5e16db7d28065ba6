import type { OptionalProductResponse, Product } from '@contract/product';
import { api } from '@/shared/api';

const productsByIdEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current data of several products; null for those that the catalogue no longer has. */
    getProductsById: build.query<Record<number, Product | null>, number[]>({
      queryFn: async (ids, _queryApi, _extra, baseQuery) => {
        const results = await Promise.all(
          ids.map(async (id) => ({ id, result: await baseQuery(`/products/${id}?optional=true`) })),
        );
        const products: Record<number, Product | null> = {};
        for (const { id, result } of results) {
          if (result.error === undefined)
            products[id] = (result.data as OptionalProductResponse).data;
          else if (result.error.status === 404) products[id] = null;
          else return { error: result.error };
        }
        return { data: products };
      },
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { getProductsById } = productsByIdEndpoints.endpoints;
export const { useGetProductsByIdQuery } = productsByIdEndpoints;
