import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { failureStatus } from '@/shared/api';
import { formFailure } from '@/shared/form';
import { useToast } from '@/shared/toast';

interface ResendOptions<Fields extends FieldValues> {
  /** The form, with the code as its field `otp`: it gets the focus once another code was sent. */
  form: UseFormReturn<Fields>;
  /** Requests the code; resolves as an RTK Query mutation trigger does. */
  send: () => Promise<{ error?: unknown }>;
  /** The titles of the toasts. */
  sentText: string;
  failedText: string;
  onSent: () => void;
  /** The provider asks to wait (429). */
  onTooSoon?: () => void;
  /** Handles a failure that needs another toast; returns whether it did. */
  handleError?: (error: unknown) => boolean;
}

/** Returns a function that requests another code, for `ResendCode`; toasts say how that ended. */
export const useResendCode = <Fields extends FieldValues & { otp: string }>({
  form,
  send,
  sentText,
  failedText,
  onSent,
  onTooSoon,
  handleError,
}: ResendOptions<Fields>): (() => Promise<void>) => {
  const toast = useToast();
  return async () => {
    const { error } = await send();
    if (error === undefined) {
      toast.success(sentText);
      onSent();
      form.setFocus('otp' as Path<Fields>);
      return;
    }
    if (handleError?.(error) === true) return;
    const { message, advice } = formFailure(error, failedText);
    toast.error(message, advice);
    if (failureStatus(error) === 429) onTooSoon?.();
  };
};
