import { i18n } from '@contract/i18n';
import { nextResendAt } from '@/shared/lib/timing';
import { useToast } from '@/shared/toast';

import { useRequestResetMutation } from '../api/reset-password-endpoints';

/** Requests a code for an email; the toast is the same whether the email is known or not. */
export const useSendResetCode = () => {
  const toast = useToast();
  const [requestReset] = useRequestResetMutation();

  return async (email: string): Promise<{ data?: number; error?: unknown }> => {
    const { error } = await requestReset({ email });
    if (error !== undefined) return { error };
    toast.success(i18n.t('OTP sent to your email'));
    return { data: nextResendAt() };
  };
};
