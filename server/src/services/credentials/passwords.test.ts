import { hash, verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createPasswords } from './passwords';

vi.mock('@node-rs/argon2', () => ({ hash: vi.fn(), verify: vi.fn() }));

beforeEach(() => {
  vi.mocked(hash).mockReset().mockResolvedValue('$argon2id$nobody');
  vi.mocked(verify).mockReset().mockResolvedValue(false);
});

describe('verifying a password', () => {
  it('does the same work where there is no customer, and is never right', async () => {
    vi.mocked(verify).mockResolvedValue(true);
    const passwords = createPasswords();
    expect(await passwords.verify(undefined, 'guess')).toBe(false);
    expect(await passwords.verify('$argon2id$somebody', 'guess')).toBe(true);
    expect(vi.mocked(verify).mock.calls).toEqual([
      ['$argon2id$nobody', 'guess'],
      ['$argon2id$somebody', 'guess'],
    ]);
  });

  it('runs a few at a time, and all of them in the end', async () => {
    let running = 0;
    let most = 0;
    vi.mocked(verify).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return true;
    });
    const passwords = createPasswords();
    const all = await Promise.all(
      Array.from({ length: 40 }, () => passwords.verify('$argon2id$somebody', 'right')),
    );
    expect(all.every(Boolean)).toBe(true);
    expect(most).toBeLessThan(40);
  });

  it('goes on after one that failed', async () => {
    vi.mocked(verify).mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(true);
    const passwords = createPasswords();
    await expect(passwords.verify('$argon2id$somebody', 'x')).rejects.toThrow('no memory');
    expect(await passwords.verify('$argon2id$somebody', 'x')).toBe(true);
  });
});
