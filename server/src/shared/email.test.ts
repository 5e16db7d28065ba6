import { describe, expect, it } from 'vitest';

import { isEmail } from './email';

describe('an email address', () => {
  it.each(['ines@selvage.test', 'i.n+es@a-b.c.d', `${'a'.repeat(64)}@${'b'.repeat(180)}.test`])(
    'may be %s',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each(['', 'ines', 'ines@', '@selvage.test', 'ines@selvage', 'a b@selvage.test', 'a@b@c.test'])(
    'is not %j',
    (text) => expect(isEmail(text)).toBe(false),
  );

  it('is not a text of any greater length, which costs no more to tell', () => {
    expect(isEmail(`a@${'.'.repeat(3_000_000)} `)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(3_000_000)}@`)).toBe(false);
  });
});
