import type { Address, AddressesResponse } from '@contract/address';
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
  }),
});

export const { getAddresses } = addressEndpoints.endpoints;
export const { useGetAddressesQuery } = addressEndpoints;
