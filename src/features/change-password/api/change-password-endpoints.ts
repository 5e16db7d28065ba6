import type { ChangePasswordRequest } from '@contract/customer';
import { api } from '@/shared/api';

const changePasswordEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /profile/change-password; ends every other session of the customer. */
    changePassword: build.mutation<null, ChangePasswordRequest>({
      query: (body) => ({ url: '/profile/change-password', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

export const { useChangePasswordMutation } = changePasswordEndpoints;
