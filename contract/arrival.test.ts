import { describe, expect, it } from 'vitest';

import { arrivalDates, arrivalText, isUpcoming } from './arrival';

const inDubai = (moment: string) => arrivalDates(new Date(moment), 'Asia/Dubai');

describe('the dates of arrival', () => {
  it('are 5 and 10 business days after the day of the order', () => {
    expect(inDubai('2026-11-23T08:00:00Z')).toEqual({ from: '2026-11-30', to: '2026-12-07' });
    expect(inDubai('2026-11-25T08:00:00Z')).toEqual({ from: '2026-12-02', to: '2026-12-09' });
  });

  it('count from Monday what is ordered at the weekend', () => {
    const dates = { from: '2026-11-27', to: '2026-12-04' };
    expect(inDubai('2026-11-20T08:00:00Z')).toEqual(dates);
    expect(inDubai('2026-11-21T08:00:00Z')).toEqual(dates);
    expect(inDubai('2026-11-22T08:00:00Z')).toEqual(dates);
  });

  it("begin with the day in the shop's time zone, wherever the reader is", () => {
    const lateOnSunday = new Date('2026-11-22T21:00:00Z');
    expect(arrivalDates(lateOnSunday, 'Asia/Dubai').from).toBe('2026-11-30');
    expect(arrivalDates(lateOnSunday, 'America/New_York').from).toBe('2026-11-27');
  });

  it('cross the end of a year and a leap day', () => {
    expect(inDubai('2027-12-27T08:00:00Z')).toEqual({ from: '2028-01-03', to: '2028-01-10' });
    expect(inDubai('2028-02-25T08:00:00Z').from).toBe('2028-03-03');
  });

  it('are to come until the last of them is over', () => {
    const dates = { from: '2026-11-30', to: '2026-12-07' };
    expect(isUpcoming(dates, new Date('2026-12-07T20:00:00Z'))).toBe(true);
    expect(isUpcoming(dates, new Date('2026-12-08T00:00:00Z'))).toBe(false);
  });

  it('are shown as a range of days', () => {
    expect(arrivalText({ from: '2026-11-30', to: '2026-12-07' })).toBe(
      'Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec',
    );
  });
});
