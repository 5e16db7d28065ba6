import { describe, expect, it } from 'vitest';

import { nextResetStep, type ResetStep } from './reset-steps';

describe('password reset', () => {
  const start: ResetStep = { name: 'email', email: '' };
  const code = nextResetStep(start, { type: 'codeSent', email: 'a@b.test' });
  const password = nextResetStep(code, { type: 'codeAccepted', token: 'reset' });

  it('goes from email to code to password', () => {
    expect(code).toEqual({ name: 'otp', email: 'a@b.test' });
    expect(password).toEqual({ name: 'password', email: 'a@b.test', token: 'reset' });
  });

  it('steps back, and forgets the token', () => {
    expect(nextResetStep(password, { type: 'back' })).toEqual(code);
    expect(nextResetStep(code, { type: 'back' })).toEqual({ name: 'email', email: 'a@b.test' });
    expect(nextResetStep(start, { type: 'codeAccepted', token: 'x' })).toEqual(start);
  });
});
