import type { ProfileResponse, User } from '@contract/customer';
import { api } from '@/shared/api';

const editProfileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /profile/update; the image is always sent empty, which means unchanged. */
    updateProfile: build.mutation<User | null, { name: string; email: string }>({
      query: ({ name, email }) => ({
        url: '/profile/update',
        method: 'POST',
        body: { name, email, image: '' },
      }),
      transformResponse: (response: Partial<ProfileResponse>) => response.data?.user ?? null,
      invalidatesTags: (_user, error) => (error === undefined ? ['Profile'] : []),
    }),
  }),
});

export const { useUpdateProfileMutation } = editProfileEndpoints;
