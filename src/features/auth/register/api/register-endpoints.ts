import type { RegisterRequest, RegisterResponse } from '@contract/customer';
import { api } from '@/shared/api';

const registerEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /register; its token serves only to verify, resend and log out. */
    register: build.mutation<RegisterResponse['data'], RegisterRequest>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
      transformResponse: (response: RegisterResponse) => response.data,
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useRegisterMutation } = registerEndpoints;
