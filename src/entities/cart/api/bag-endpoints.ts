import type {
  CartItem,
  CartResponse,
  SetCartItemRequest,
  SetCartItemResponse,
} from '@contract/cart';
import type { ProfileResponse, User } from '@contract/customer';
import type { Product, ProductResponse } from '@contract/product';
import { api, LIST } from '@/shared/api';

/** A customer's bag as the provider has it, and whose it is. */
export interface ReceivedBag {
  user: User;
  items: CartItem[];
}

const bagEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /profile for the currency, then GET /cart (specification, section 7). */
    getBag: build.query<ReceivedBag, void>({
      queryFn: async (_arg, _queryApi, _extra, baseQuery) => {
        const profile = await baseQuery('/profile');
        if (profile.error) return { error: profile.error };
        const cart = await baseQuery('/cart');
        if (cart.error) return { error: cart.error };
        return {
          data: {
            user: (profile.data as ProfileResponse).data.user,
            items: (cart.data as CartResponse).data,
          },
        };
      },
      providesTags: [{ type: 'Cart', id: LIST }],
    }),
    /** POST /cart: sets the quantity of a line; the answer is the provider's line. */
    setCartItem: build.mutation<CartItem, SetCartItemRequest>({
      query: (body) => ({ url: '/cart', method: 'POST', body }),
      transformResponse: (response: SetCartItemResponse) => response.data,
    }),
    /** DELETE /cart/{id}; also a success when the line was gone. */
    removeCartItem: build.mutation<null, number>({
      query: (id) => ({ url: `/cart/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
    }),
    /** The products of a guest's lines as the catalogue has them now; null for those it lost. */
    getLineProducts: build.query<Record<number, Product | null>, number[]>({
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

export const { getBag, setCartItem, removeCartItem, getLineProducts } = bagEndpoints.endpoints;

/** The request for the customer's bag that is under way, if one is. */
export const getRunningBag = () => bagEndpoints.util.getRunningQueryThunk('getBag', undefined);
