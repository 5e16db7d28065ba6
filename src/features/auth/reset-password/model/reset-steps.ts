/** A code that was right: it is used up, its token sets one new password. */
interface AcceptedCode {
  code: string;
  token: string;
}

/** Where a password reset is (specification, section 4); the token never leaves it (decision 10). */
export interface ResetState {
  step: 'email' | 'otp' | 'password';
  /** Where the code went, or will go. */
  email: string;
  /** From when on another code may be asked for: milliseconds since 1970; 0 before the first. */
  resendAt: number;
  accepted: AcceptedCode | null;
}

export type ResetEvent =
  | { type: 'codeSent'; email: string; resendAt: number }
  | { type: 'codeAccepted'; accepted: AcceptedCode }
  | { type: 'forth' }
  | { type: 'tooLate' }
  | { type: 'back' };

/** The first step, with what the login knows of the address. */
export const beginReset = (email: string): ResetState => ({
  step: 'email',
  email,
  resendAt: 0,
  accepted: null,
});

/**
 * Email, then code, then password. Back steps back and keeps what is still good: the code that was
 * accepted leads on again, as it can't be used twice, and one that is on its way is not asked for
 * again (`forth`). Back from the first step leaves: null.
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
    case 'forth':
      return { ...state, step: 'otp' };
    case 'tooLate':
      return beginReset(state.email);
    case 'back':
      if (state.step === 'email') return null;
      return { ...state, step: state.step === 'password' ? 'otp' : 'email' };
  }
};

/** Whether a code is on its way to this address: then nobody needs to ask for another. */
export const isCodeOnItsWay = (state: ResetState, email: string, now: number): boolean =>
  email.toLowerCase() === state.email.toLowerCase() && now < state.resendAt;

/** As long as a reset token is good; a code is good for less. */
const lifetimeMs = 15 * 60 * 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readAccepted = (value: unknown): AcceptedCode | null =>
  isRecord(value) && typeof value.code === 'string' && typeof value.token === 'string'
    ? { code: value.code, token: value.token }
    : null;

/** What a tab kept of a reset; null where it can't be told, and the first step where it is too old. */
export const readReset = (stored: unknown): ResetState | null => {
  if (!isRecord(stored)) return null;
  const { step, email, resendAt } = stored;
  if (typeof email !== 'string' || typeof resendAt !== 'number') return null;
  const accepted = readAccepted(stored.accepted);
  const isLate = !(resendAt > Date.now() - lifetimeMs);
  if (step === 'otp' && !isLate) return { step, email, resendAt, accepted };
  if (step === 'password' && !isLate && accepted !== null) {
    return { step, email, resendAt, accepted };
  }
  return step === 'email' && !isLate
    ? { step, email, resendAt, accepted: null }
    : beginReset(email);
};
