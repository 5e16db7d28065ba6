import type { Address, AddressesResponse, AddressRequest } from '@contract/address';
import { api, listId } from '@/shared/api';

const addressEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /addresses: the first is the default one. */
    getAddresses: build.query<Address[], void>({
      query: () => '/addresses',
      transformResponse: ({ data = [] }: Partial<AddressesResponse>) => data,
      providesTags: (addresses = []) => [
        { type: 'Address', id: listId },
        ...addresses.map(({ id }) => ({ type: 'Address' as const, id })),
      ],
    }),
    /** POST /addresses */
    addAddress: build.mutation<null, AddressRequest>({
      query: (body) => ({ url: '/addresses', method: 'POST', body }),
      transformResponse: () => null,
      invalidatesTags: (_address, error) =>
        error === undefined ? [{ type: 'Address', id: listId }] : [],
    }),
  }),
});

export const { addAddress, getAddresses } = addressEndpoints.endpoints;
export const { useAddAddressMutation, useGetAddressesQuery } = addressEndpoints;
