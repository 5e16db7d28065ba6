import { verificationTokenMs } from '@/shared/config';
import { useTabState } from '@/shared/lib/browser';
import { isRecord, textOf } from '@/shared/lib/unknown-data';

/** An email that waits for its verification. */
export interface PendingVerification {
  /** Serves only to verify, resend and log out, so it is never stored under the session's key. */
  token: string;
  email: string;
  /** As registered; empty after a login. */
  name: string;
  /** When the next code may be requested: milliseconds since 1970, so that a reload keeps it. */
  resendAt: number;
}

/** Parses what the tab stored; null when invalid or expired. */
export const readPendingVerification = (stored: unknown): PendingVerification | null => {
  if (!isRecord(stored)) return null;
  const { token, email, name, resendAt } = stored;
  if (typeof token !== 'string' || token === '') return null;
  if (typeof email !== 'string' || typeof resendAt !== 'number') return null;
  if (!(resendAt > Date.now() - verificationTokenMs)) return null;
  return { token, email, name: textOf(name), resendAt };
};

/** Where a verification began: each page has its own. */
type VerificationOrigin = 'register' | 'login';

/** This tab's pending verification, and its setter. */
export const usePendingVerification = (origin: VerificationOrigin) =>
  useTabState(`verify-email:${origin}`, readPendingVerification);
