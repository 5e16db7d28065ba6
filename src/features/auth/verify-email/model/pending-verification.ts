import { resendCooldownSeconds } from '@/shared/config';
import { useTabState, writeTab } from '@/shared/lib/tab-state';

const secondMs = 1000;
/** As long as the provider's verification tokens are good. */
const lifetimeMs = 24 * 60 * 60 * secondMs;

/** An e-mail address that waits for its code. */
export interface PendingVerification {
  /** May do nothing but verify, resend and log out: never under the session's key (decision 10). */
  token: string;
  email: string;
  /** As registered; empty for one who came by the login. */
  name: string;
  /** From when on another code may be asked for: milliseconds since 1970, so that a reload keeps it. */
  resendAt: number;
}

/** Another code may be asked for a minute from now (specification, section 9). */
export const nextResendAt = (): number => Date.now() + resendCooldownSeconds * secondMs;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a tab kept, if it is one and its token may still be good. */
export const readPendingVerification = (stored: unknown): PendingVerification | null => {
  if (!isRecord(stored)) return null;
  const { token, email, name, resendAt } = stored;
  if (typeof token !== 'string' || token === '') return null;
  if (typeof email !== 'string' || typeof resendAt !== 'number') return null;
  if (!(resendAt > Date.now() - lifetimeMs)) return null;
  return { token, email, name: typeof name === 'string' ? name : '', resendAt };
};

/** Where a verification was begun: each has its own, so that neither stands in the other's way. */
type VerificationOrigin = 'register' | 'login';

const tabKey = (origin: VerificationOrigin) => `verify-email:${origin}`;

/** Forgets verifications that were left open: after a logout nothing of a customer stays. */
export const forgetVerifications = (): void => {
  for (const origin of ['register', 'login'] as const) writeTab(tabKey(origin), null);
};

/** The verification that waits in this tab, and what sets or forgets it. */
export const usePendingVerification = (origin: VerificationOrigin) =>
  useTabState(tabKey(origin), readPendingVerification);
