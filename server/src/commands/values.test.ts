import { describe, expect, it } from 'vitest';

import { endOfDay, startOfDay } from './values';

describe('a day', () => {
  it.each([
    ['2026-11-23', 'UTC', '2026-11-23T00:00Z', '2026-11-24T00:00Z'],
    ['2026-11-23', 'Asia/Dubai', '2026-11-22T20:00Z', '2026-11-23T20:00Z'],
    ['2026-11-23', 'Asia/Kathmandu', '2026-11-22T18:15Z', '2026-11-23T18:15Z'],
    ['2026-11-23', 'Pacific/Kiritimati', '2026-11-22T10:00Z', '2026-11-23T10:00Z'],
    ['2026-11-23', 'Pacific/Pago_Pago', '2026-11-23T11:00Z', '2026-11-24T11:00Z'],
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00Z', '2026-03-29T23:00Z'],
    // Clocks are put forward from midnight to 1:00, and back from midnight to 23:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
    ['2026-10-29', 'Africa/Cairo', '2026-10-28T21:00Z', '2026-10-29T22:00Z'],
    // Clocks are put back from 1:00 to midnight, which comes twice.
    ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00Z', '2026-10-26T01:00Z'],
    ['9999-12-31', 'UTC', '9999-12-31T00:00Z', '+010000-01-01T15:00Z'],
  ])('%s in %s is from %s to %s', (day, timeZone, start, end) => {
    expect(startOfDay(day, timeZone)).toEqual(new Date(start));
    expect(endOfDay(day, timeZone)).toEqual(new Date(end));
  });
});
