import type { LoginRequest, LoginResponse } from '@contract/customer';
import { api } from '@/shared/api';

const loginEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /login; 403 with a verification token when the email is not verified yet. */
    login: build.mutation<LoginResponse['data'], LoginRequest>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      transformResponse: (response: LoginResponse) => response.data,
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useLoginMutation } = loginEndpoints;
