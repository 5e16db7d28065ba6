import { describe, expect, it } from 'vitest';

import { expectedArrival } from './expected-arrival';

const now = new Date('2026-11-23T08:00:00Z');

describe('when an order of today arrives', () => {
  it("counts in the shop's time zone", () => {
    expect(expectedArrival({ time_zone: 'Asia/Dubai' }, now)).toBe(
      'Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec',
    );
  });

  it('is unknown where the provider does not say its time zone, or one that nobody knows', () => {
    expect(expectedArrival(undefined, now)).toBeNull();
    expect(expectedArrival(null, now)).toBeNull();
    expect(expectedArrival({}, now)).toBeNull();
    expect(expectedArrival({ time_zone: 'Selvage/Atelier' }, now)).toBeNull();
  });
});
