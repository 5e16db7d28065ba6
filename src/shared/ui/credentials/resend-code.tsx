import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { failureStatus } from '@/shared/api';
import { formFailure } from '@/shared/form';
import { useCountdown } from '@/shared/lib/timing';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

interface ResendCodeProps<Fields extends FieldValues> {
  /** The form, with the code as its field `otp`: it gets the focus once another code was sent. */
  form: UseFormReturn<Fields>;
  /** When the next code may be requested: milliseconds since 1970. */
  resendAt: number;
  label: string;
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

/**
 * Requests another code, 60 seconds after the last one at the earliest (section 9); toasts say how
 * that ended.
 */
export const ResendCode = <Fields extends FieldValues & { otp: string }>({
  form,
  resendAt,
  label,
  send,
  sentText,
  failedText,
  onSent,
  onTooSoon,
  handleError,
}: ResendCodeProps<Fields>) => {
  const toast = useToast();
  const left = useCountdown(resendAt);
  const [busy, setBusy] = useState(false);
  const resend = async () => {
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

  if (left > 0) {
    return (
      <Typography
        variant="body2"
        color="textSecondary"
        // As tall as the button that replaces it.
        sx={{ display: 'grid', placeItems: 'center', minBlockSize: 50, textAlign: 'center' }}
      >
        {i18n.t('You can ask for another code in {seconds} s.', { seconds: left })}
      </Typography>
    );
  }
  return (
    <Button
      variant="text"
      busy={busy}
      busyLabel={i18n.t('Sending...')}
      onClick={() => {
        setBusy(true);
        void resend().finally(() => {
          setBusy(false);
        });
      }}
    >
      {label}
    </Button>
  );
};
