import type {
  ForgetPasswordRequest,
  ResetPasswordCheckRequest,
  ResetPasswordRequest,
} from '@contract/customer';
import { api } from '@/shared/api';

const resetPasswordEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /forget-password: sends a code; the response is the same whether the email is known or not. */
    requestReset: build.mutation<null, ForgetPasswordRequest>({
      query: (body) => ({ url: '/forget-password', method: 'POST', body }),
      transformResponse: () => null,
      extraOptions: { anonymous: true },
    }),
    /** POST /reset-password-check: the reset token for the code. */
    checkResetCode: build.mutation<string, ResetPasswordCheckRequest>({
      query: (body) => ({ url: '/reset-password-check', method: 'POST', body }),
      transformResponse: (response: { data: { token: string } }) => response.data.token,
      extraOptions: { anonymous: true },
    }),
    /** POST /reset-password with the reset token, valid for one call. */
    resetPassword: build.mutation<null, ResetPasswordRequest & { token: string }>({
      query: ({ token, ...body }) => ({
        url: '/reset-password',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { useRequestResetMutation, useCheckResetCodeMutation, useResetPasswordMutation } =
  resetPasswordEndpoints;
