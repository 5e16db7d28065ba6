/** The steps of a password reset (specification, section 4); the token never leaves them. */
export type ResetStep =
  | { name: 'email'; email: string }
  | { name: 'otp'; email: string }
  | { name: 'password'; email: string; token: string };

export type ResetEvent =
  { type: 'codeSent'; email: string } | { type: 'codeAccepted'; token: string } | { type: 'back' };

/** Email, then code, then password; Back steps back, and forgets the token. */
export const nextResetStep = (step: ResetStep, event: ResetEvent): ResetStep => {
  if (event.type === 'codeSent') return { name: 'otp', email: event.email };
  if (event.type === 'codeAccepted') {
    return step.name === 'otp' ? { name: 'password', email: step.email, token: event.token } : step;
  }
  return step.name === 'password'
    ? { name: 'otp', email: step.email }
    : { name: 'email', email: step.email };
};
