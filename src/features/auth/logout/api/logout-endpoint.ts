import { api } from '@/shared/api';

const logoutEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /logout; the token is given, since the session is forgotten at the same moment. */
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
