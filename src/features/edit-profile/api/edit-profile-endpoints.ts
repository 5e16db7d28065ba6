import type { ProfileResponse, UpdateProfileRequest, User } from '@contract/customer';
import { api } from '@/shared/api';

const userOf = (response: Partial<ProfileResponse>): User | null => response.data?.user ?? null;

const editProfileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /profile/update; the image is always sent empty, which means unchanged, the password only
     * with another email. `pendingEmail` is the new address where it has to be
     * confirmed first.
     */
    updateProfile: build.mutation<
      { user: User | null; pendingEmail: string | null },
      Omit<UpdateProfileRequest, 'image'>
    >({
      query: (update) => ({
        url: '/profile/update',
        method: 'POST',
        body: { ...update, image: '' },
      }),
      transformResponse: (response: Partial<ProfileResponse>) => ({
        user: userOf(response),
        pendingEmail: response.data?.pending_email ?? null,
      }),
      invalidatesTags: (_user, error) => (error === undefined ? ['Profile'] : []),
    }),
    /** POST /profile/confirm-email: the code that was sent to the new address. */
    confirmEmail: build.mutation<User | null, { otp: string }>({
      query: (body) => ({ url: '/profile/confirm-email', method: 'POST', body }),
      transformResponse: userOf,
      invalidatesTags: (_user, error) => (error === undefined ? ['Profile'] : []),
    }),
    /** POST /profile/confirm-email/resend; 409 when the change was cancelled, 429 within 60 s. */
    resendEmailCode: build.mutation<null, void>({
      query: () => ({ url: '/profile/confirm-email/resend', method: 'POST', body: {} }),
      transformResponse: () => null,
      invalidatesTags: (_null, error) => (error?.status === 409 ? ['Profile'] : []),
    }),
    /** POST /profile/confirm-email/cancel: the address stays as it is. */
    cancelEmailChange: build.mutation<null, void>({
      query: () => ({ url: '/profile/confirm-email/cancel', method: 'POST', body: {} }),
      transformResponse: () => null,
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useConfirmEmailMutation,
  useResendEmailCodeMutation,
  useCancelEmailChangeMutation,
} = editProfileEndpoints;
