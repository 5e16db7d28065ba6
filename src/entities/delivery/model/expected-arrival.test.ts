import { describe, expect, it } from 'vitest';

import { expectedArrival } from './expected-arrival';

const now = new Date('2026-11-23T08:00:00Z');

describe('when an order of today arrives', () => {
  it("counts in the shop's time zone", () => {
    expect(expectedArrival('Asia/Dubai', now)).toBe('Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec');
  });

  it("is unknown where the shop's time zone is", () => {
    expect(expectedArrival(undefined, now)).toBeNull();
  });
});
