import { describe, expect, it } from 'vitest';

import { arrivalOfToday } from './arrival-of-today';

const now = new Date('2026-11-23T08:00:00Z');

describe('when an order of today arrives', () => {
  it("counts in the shop's time zone", () => {
    expect(arrivalOfToday({ time_zone: 'Asia/Dubai' }, now)).toBe(
      'Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec',
    );
  });

  it('is unknown where the provider does not say its time zone, or one that nobody knows', () => {
    expect(arrivalOfToday(undefined, now)).toBeNull();
    expect(arrivalOfToday(null, now)).toBeNull();
    expect(arrivalOfToday({}, now)).toBeNull();
    expect(arrivalOfToday({ time_zone: 'Selvage/Atelier' }, now)).toBeNull();
  });
});
