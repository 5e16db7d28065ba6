import { api } from '@/shared/api';

const logoutEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /logout with the token as argument: the session is cleared at the same moment. */
    logout: build.mutation<null, string>({
      query: (token) => ({
        url: '/logout',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { logout } = logoutEndpoints.endpoints;
