import { describe, expect, it } from 'vitest';

import { counted, fieldList, localTime, table } from './tables';

describe('what commands print', () => {
  it('stands in columns, numbers to the right, in any script, without colors', () => {
    const rows = [
      ['نورة الشامسي', 7],
      ['Layla\u001b[2J\nof \u202ethe dunes', 1234],
    ];
    expect(table(['name', 'orders'], rows).split('\n')).toEqual([
      'NAME                     ORDERS',
      'نورة الشامسي                  7',
      'Layla [2J of  the dunes    1234',
    ]);
  });

  it('lists the fields of one thing, without those that are empty', () => {
    const fields = { Order: 7, Status: 'shipped', Tracking: undefined, Phone: '' };
    expect(fieldList(fields)).toBe('Order:   7\nStatus:  shipped');
  });

  it('counts one thing and several', () => {
    expect([0, 1, 2].map((number) => counted(number, 'orders'))).toEqual([
      '0 orders',
      '1 order',
      '2 orders',
    ]);
  });

  it('shows times on the shop’s clock', () => {
    const time = new Date('2026-11-23T21:05:59Z');
    expect(localTime(time, 'Asia/Dubai')).toBe('2026-11-24 01:05');
  });
});
