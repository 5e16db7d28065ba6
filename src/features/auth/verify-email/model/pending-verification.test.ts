import { describe, expect, it } from 'vitest';

import { nextResendAt } from '@/shared/lib/timing';

import { readPendingVerification } from './pending-verification';

const pending = () => ({
  token: 'verification',
  email: 'noura@example.test',
  name: 'Noura',
  resendAt: nextResendAt(),
});

describe('a pending verification', () => {
  it('is read back as it was stored', () => {
    const kept = pending();
    expect(readPendingVerification(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readPendingVerification({ ...kept, name: undefined })?.name).toBe('');
  });

  it('is null when it is invalid or its token has expired', () => {
    const spoilt: unknown[] = [
      null,
      'x',
      7,
      [],
      {},
      { ...pending(), token: '' },
      { ...pending(), token: 5 },
      { ...pending(), email: null },
      { ...pending(), resendAt: '1' },
      { ...pending(), resendAt: Number.NaN },
      { ...pending(), resendAt: Date.now() - 25 * 3_600_000 },
    ];
    for (const stored of spoilt) expect(readPendingVerification(stored)).toBeNull();
  });

  it('may ask for another code after 60 seconds', () => {
    expect(Math.round((nextResendAt() - Date.now()) / 1000)).toBe(60);
  });
});
