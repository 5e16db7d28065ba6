/**
 * The calendar day of a moment, as midnight in UTC: in a time zone, an IANA name, else in the device's.
 * Throws RangeError for an unknown time zone and an invalid date.
 */
export const calendarDay = (moment: Date, timeZone?: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'));
};
