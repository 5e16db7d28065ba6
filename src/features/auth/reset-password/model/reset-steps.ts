import { resetTokenMs } from '@/shared/config';
import { useTabState } from '@/shared/lib/browser';
import { isRecord } from '@/shared/lib/unknown-data';
import { sameText } from '@/shared/lib/text';

/** A code that was accepted: it works only once, and its token sets one new password. */
interface AcceptedCode {
  code: string;
  token: string;
}

/** The steps of a password reset, in order (section 4). */
export const resetSteps = ['email', 'otp', 'password'] as const;

/** The state of a password reset (section 4). The token is never stored as a session's. */
export interface ResetState {
  step: (typeof resetSteps)[number];
  /** Where the code is sent. */
  email: string;
  /** When the next code may be requested: milliseconds since 1970; 0 before the first. */
  resendAt: number;
  accepted: AcceptedCode | null;
}

export type ResetEvent =
  | { type: 'codeSent'; email: string; resendAt: number }
  | { type: 'codeAccepted'; accepted: AcceptedCode }
  | { type: 'codePending' }
  | { type: 'tokenExpired' }
  | { type: 'back' };

/** The first step, with the email typed at login. */
export const beginReset = (email: string): ResetState => ({
  step: 'email',
  email,
  resendAt: 0,
  accepted: null,
});

/**
 * Email, then code, then password. Back goes one step back and keeps what is still valid: an accepted
 * code, which cannot be used twice, is accepted again, and a code that was just sent is not requested
 * again (`codePending`). Back from the first step ends the reset: null.
 */
export const nextReset = (state: ResetState, event: ResetEvent): ResetState | null => {
  switch (event.type) {
    case 'codeSent':
      return {
        ...state,
        step: 'otp',
        email: event.email,
        resendAt: event.resendAt,
        accepted: null,
      };
    case 'codeAccepted':
      return { ...state, step: 'password', accepted: event.accepted };
    case 'codePending':
      return { ...state, step: 'otp' };
    case 'tokenExpired':
      return beginReset(state.email);
    case 'back':
      if (state.step === 'email') return null;
      return { ...state, step: state.step === 'password' ? 'otp' : 'email' };
  }
};

/** Whether a code was just sent to this email, so that no other is needed. */
export const isCodePending = (state: ResetState, email: string, now: number): boolean =>
  sameText(email, state.email) && now < state.resendAt;

const readAccepted = (value: unknown): AcceptedCode | null =>
  isRecord(value) && typeof value.code === 'string' && typeof value.token === 'string'
    ? { code: value.code, token: value.token }
    : null;

/**
 * Parses a reset stored by the tab: null when invalid, the first step when expired. A code expires
 * sooner than a token.
 */
export const readReset = (stored: unknown): ResetState | null => {
  if (!isRecord(stored)) return null;
  const { step, email, resendAt } = stored;
  if (typeof email !== 'string' || typeof resendAt !== 'number') return null;
  const accepted = readAccepted(stored.accepted);
  const expired = !(resendAt > Date.now() - resetTokenMs);
  if (step === 'otp' && !expired) return { step, email, resendAt, accepted };
  if (step === 'password' && !expired && accepted !== null) {
    return { step, email, resendAt, accepted };
  }
  return step === 'email' && !expired
    ? { step, email, resendAt, accepted: null }
    : beginReset(email);
};

/** This tab's password reset, null while there is none, and its setter. */
export const useReset = () => useTabState('reset-password', readReset);
