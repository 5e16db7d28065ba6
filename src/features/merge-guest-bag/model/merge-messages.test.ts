import { describe, expect, it } from 'vitest';

import { withLineId } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { makeStore } from '../../../../tests/support/shop-store';
import { mergeMessages as messagesIn, type MergedLine } from './merge-messages';

const mergeMessages = (merged: MergedLine[]) =>
  messagesIn(merged, makeStore({ apiUrl: 'http://shop.test/api' }).getState());

const wanted = (quantity: number) => withLineId({ ...chosenDress, name: 'Noor Abaya', quantity });

describe('the message about a merged bag', () => {
  it('is empty when the bag is unchanged', () => {
    expect(mergeMessages([{ line: wanted(2), before: 0, now: 2 }])).toEqual([]);
    expect(mergeMessages([{ line: wanted(2), before: 2, now: 2 }])).toEqual([]);
  });

  it('states the quantity of an item that was in both', () => {
    expect(mergeMessages([{ line: wanted(3), before: 1, now: 3 }])).toEqual([
      'Noor Abaya, Size S: now 3',
    ]);
    expect(mergeMessages([{ line: wanted(1), before: 4, now: 4 }])).toEqual([
      'Noor Abaya, Size S: now 4',
    ]);
  });

  it('names the color, unless the name ends with it', () => {
    const messages = (name: string) =>
      mergeMessages([{ line: { ...wanted(3), name, color: 'Black' }, before: 1, now: 3 }]);
    expect(messages('Noor Abaya')).toEqual(['Noor Abaya, Black, Size S: now 3']);
    expect(messages('Noor Abaya in Black')).toEqual(['Noor Abaya in Black, Size S: now 3']);
  });

  it('names items that stock was too short for', () => {
    expect(
      mergeMessages([
        { line: wanted(5), before: 0, now: 2 },
        { line: wanted(1), before: 0, now: 0 },
      ]),
    ).toEqual(['Noor Abaya, Size S: only 2 available', 'Noor Abaya, Size S: no longer available']);
  });
});
