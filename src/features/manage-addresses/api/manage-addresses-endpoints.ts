import type { AddressRequest } from '@contract/address';
import { api, listId } from '@/shared/api';

const manageAddressesEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /addresses/{id}; 404 when the address was deleted meanwhile. */
    updateAddress: build.mutation<null, { id: number; address: AddressRequest }>({
      query: ({ id, address }) => ({ url: `/addresses/${id}`, method: 'POST', body: address }),
      transformResponse: () => null,
      // Also after an error: a 404 means that the list is out of date.
      invalidatesTags: (_address, _error, { id }) => [{ type: 'Address', id }],
    }),
    /** DELETE /addresses/{id} */
    deleteAddress: build.mutation<null, number>({
      query: (id) => ({ url: `/addresses/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: [{ type: 'Address', id: listId }],
    }),
  }),
});

export const { useUpdateAddressMutation, useDeleteAddressMutation } = manageAddressesEndpoints;
