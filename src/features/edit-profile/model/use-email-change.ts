import { useState } from 'react';

import { usePendingEmail } from '@/entities/user';
import { nextResendAt } from '@/shared/lib/timing';

/** A change of the email that is not confirmed yet, begun here or in an earlier visit. */
export const useEmailChange = () => {
  const pendingEmail = usePendingEmail();
  const [sent, setSent] = useState<{ email: string; resendAt: number } | null>(null);
  const email = sent?.email ?? pendingEmail;

  return {
    /** The new address; null when none is to be confirmed. */
    email,
    /** When another code may be requested: milliseconds since 1970. */
    resendAt: sent?.resendAt ?? 0,
    /** A code has just been sent to the address. */
    codeSent: (to: string) => {
      setSent({ email: to, resendAt: nextResendAt() });
    },
    /** It was confirmed or cancelled. */
    ended: () => {
      setSent(null);
    },
  };
};

export type EmailChange = ReturnType<typeof useEmailChange>;
