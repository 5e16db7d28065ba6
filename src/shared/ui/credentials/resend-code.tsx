import styled from '@emotion/styled';
import { useState } from 'react';

import { resendCooldownSeconds } from '@/shared/config';
import { useCountdown } from '@/shared/lib/countdown';
import { Button } from '@/shared/ui/button';
import { color } from '@/shared/ui/theme';

interface ResendCodeProps {
  /** From when on another code may be asked for: milliseconds since 1970. */
  resendAt: number;
  label: string;
  /** Asks for another code; the button is busy until it resolves. */
  onResend: () => Promise<void>;
}

const Waiting = styled('p')({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  // As high as the button that comes in its place.
  minBlockSize: 50,
  color: color.ash,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

/** Asking for another code: 60 seconds after the last one, not before (specification, section 9). */
export const ResendCode = ({ resendAt, label, onResend }: ResendCodeProps) => {
  const left = useCountdown(resendAt, resendCooldownSeconds);
  const [busy, setBusy] = useState(false);

  if (left > 0) return <Waiting>You can ask for another code in {left} s.</Waiting>;
  return (
    <Button
      variant="text"
      busy={busy}
      busyLabel="Sending..."
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
