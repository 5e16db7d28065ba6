import type { User, VerifyEmailResponse } from '@contract/customer';
import { api } from '@/shared/api';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const verifyEmailEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /verify-email with the verification token; returns the session's token, and the user
     * where the provider names them (section 7 reads the token alone).
     */
    verifyEmail: build.mutation<
      { token: string; user: User | null },
      { token: string; otp: string }
    >({
      query: ({ token, otp }) => ({
        url: '/verify-email',
        method: 'POST',
        headers: bearer(token),
        body: { otp },
      }),
      transformResponse: ({
        token,
        data,
      }: Pick<VerifyEmailResponse, 'token'> & Partial<VerifyEmailResponse>) => ({
        token,
        user: data?.user ?? null,
      }),
    }),
    /** POST /resend-otp-for-verification with the verification token; 429 within 60 s. */
    resendCode: build.mutation<null, string>({
      query: (token) => ({
        url: '/resend-otp-for-verification',
        method: 'POST',
        headers: bearer(token),
        body: {},
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { useVerifyEmailMutation, useResendCodeMutation } = verifyEmailEndpoints;
