import type { Product, ProductResponse } from '@contract/product';
import { api } from '@/shared/api';

const productsById = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current data of several products; null for those that the catalogue no longer has. */
    getProductsById: build.query<Record<number, Product | null>, number[]>({
      queryFn: async (ids, _queryApi, _extra, baseQuery) => {
        const answers = await Promise.all(
          ids.map(async (id) => ({ id, answer: await baseQuery(`/products/${id}`) })),
        );
        const products: Record<number, Product | null> = {};
        for (const { id, answer } of answers) {
          if (answer.error === undefined) products[id] = (answer.data as ProductResponse).data;
          else if (answer.error.status === 404) products[id] = null;
          else return { error: answer.error };
        }
        return { data: products };
      },
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { getProductsById } = productsById.endpoints;
export const { useGetProductsByIdQuery } = productsById;
