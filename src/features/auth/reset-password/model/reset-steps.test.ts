import { describe, expect, it } from 'vitest';

import { beginReset, isCodePending, nextReset, readReset, type ResetState } from './reset-steps';

const must = (state: ResetState | null): ResetState => {
  if (state === null) throw new Error('The reset was left');
  return state;
};

const resendAt = Date.now() + 60_000;
const accepted = { code: '042017', token: 'reset' };
const start = beginReset('');
const code = must(nextReset(start, { type: 'codeSent', email: 'a@b.test', resendAt }));
const password = must(nextReset(code, { type: 'codeAccepted', accepted }));

describe('password reset', () => {
  it('goes from email to code to password', () => {
    expect(start).toEqual({ step: 'email', email: '', resendAt: 0, accepted: null });
    expect(code).toEqual({ step: 'otp', email: 'a@b.test', resendAt, accepted: null });
    expect(password).toEqual({ step: 'password', email: 'a@b.test', resendAt, accepted });
  });

  it('steps back and keeps what is still valid', () => {
    const backAtCode = must(nextReset(password, { type: 'back' }));
    expect(backAtCode).toEqual({ ...password, step: 'otp' });
    const backAtEmail = must(nextReset(backAtCode, { type: 'back' }));
    expect(backAtEmail).toMatchObject({ step: 'email', email: 'a@b.test' });
    expect(nextReset(backAtEmail, { type: 'codePending' })).toEqual(backAtCode);
    expect(nextReset(backAtEmail, { type: 'back' })).toBeNull();
  });

  it('drops the token for a new code and when it has expired', () => {
    const again = nextReset(password, { type: 'codeSent', email: 'c@d.test', resendAt });
    expect(again).toEqual({ step: 'otp', email: 'c@d.test', resendAt, accepted: null });
    expect(nextReset(password, { type: 'tokenExpired' })).toEqual(beginReset('a@b.test'));
  });

  it('requests no second code while one is pending for the same email', () => {
    expect(isCodePending(code, 'A@b.test', resendAt - 1)).toBe(true);
    expect(isCodePending(code, 'a@b.test', resendAt)).toBe(false);
    expect(isCodePending(code, 'c@d.test', resendAt - 1)).toBe(false);
    expect(isCodePending(start, '', Date.now())).toBe(false);
  });
});

describe('a stored reset', () => {
  it.each([start, code, password])('is read back: %j', (state) => {
    const read = readReset(JSON.parse(JSON.stringify(state)));
    expect(read).toEqual(state);
  });

  it('starts over when it is too old or has no token', () => {
    const longAgo = Date.now() - 16 * 60_000;
    for (const state of [code, password]) {
      expect(readReset({ ...state, resendAt: longAgo })).toEqual(beginReset('a@b.test'));
    }
    expect(readReset({ ...password, accepted: null })).toEqual(beginReset('a@b.test'));
    expect(readReset({ ...password, accepted: { token: 5 } })).toEqual(beginReset('a@b.test'));
    expect(readReset({ ...code, step: 'admin' })).toEqual(beginReset('a@b.test'));
  });

  it.each([null, 5, 'x', {}, { step: 'otp' }, { step: 'otp', email: 5, resendAt: 1 }])(
    'is null when it is invalid: %j',
    (stored) => {
      expect(readReset(stored)).toBeNull();
    },
  );
});
