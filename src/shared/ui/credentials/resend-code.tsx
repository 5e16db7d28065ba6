import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { useCountdown } from '@/shared/lib/timing';
import { Button } from '@/shared/ui/button';

interface ResendCodeProps {
  /** When the next code may be requested: milliseconds since 1970. */
  resendAt: number;
  label: string;
  /** Requests another code; the button is busy until it resolves. */
  onResend: () => Promise<void>;
}

/** Requests another code, 60 seconds after the last one at the earliest (section 9). */
export const ResendCode = ({ resendAt, label, onResend }: ResendCodeProps) => {
  const left = useCountdown(resendAt);
  const [busy, setBusy] = useState(false);

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
        void onResend().finally(() => {
          setBusy(false);
        });
      }}
    >
      {label}
    </Button>
  );
};
