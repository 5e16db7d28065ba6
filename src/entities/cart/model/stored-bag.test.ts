import { describe, expect, it } from 'vitest';

import { reducedDress } from '../../../../tests/support/chosen-lines';
import { withLineId } from './bag-line';
import { readStoredBag, storedBag } from './stored-bag';

const item = {
  ...reducedDress,
  id: 'anything',
  price: '$800.10',
  originalPrice: '$1,000.13',
  quantity: 2,
};
const read = (value: unknown) => readStoredBag(JSON.stringify(value))?.lines ?? [];

describe('storedBag', () => {
  it('writes the shape of section 3, with its prices as text in the currency', () => {
    const line = withLineId(item);
    expect(JSON.parse(storedBag([line], 'USD') ?? '')).toMatchObject({
      items: [{ id: '7:70:Lilac', price: '$800.10', originalPrice: '$1,000.13', quantity: 2 }],
      total: 1600.2,
    });
    expect(JSON.parse(storedBag([line], 'AED') ?? '')).toMatchObject({
      items: [{ price: 'AED 2,938.00' }],
      total: 5876,
    });
    expect(storedBag([], 'USD')).toBeNull();
  });
});

describe('readStoredBag', () => {
  it('reads { items, total }, and a list alone', () => {
    expect(read({ items: [item], total: 1600.2 })).toEqual(read([item]));
    expect(read([item])[0]).toMatchObject({ id: '7:70:Lilac', quantity: 2, prices: item.prices });
    expect(read({ items: [], total: 0 })).toEqual([]);
  });

  it('parses no price in the format of section 3, and stores it as unknown again', () => {
    const { prices: _prices, ...bare } = item;
    const lines = read([bare]);
    expect(lines[0]).toMatchObject({ name: 'Lina dress', prices: null });
    expect(read([{ ...item, prices: { USD: 'x' } }])).toEqual(lines);
    expect(readStoredBag(storedBag(lines, 'AED') ?? '')?.lines).toEqual(lines);
  });

  it('takes only known fields', () => {
    const stored = `[${JSON.stringify(item).slice(0, -1)},"__proto__":{"admin":true},"extra":1}]`;
    const line = readStoredBag(stored)?.lines[0];
    expect(line).not.toHaveProperty('extra');
    expect(line).not.toHaveProperty('admin');
  });

  it('reads which writes of which tab it contains, and ignores what is no number of a write', () => {
    const stored = storedBag([withLineId(item)], 'USD', { a: 3, b: 1 }) ?? '';
    expect(readStoredBag(stored)?.writes).toEqual({ a: 3, b: 1 });
    expect(readStoredBag(JSON.stringify([item]))?.writes).toBeNull();
    for (const writes of [5, 'a', null, [], {}, { a: '3', b: -1, c: 1.5, d: null }]) {
      const read = readStoredBag(JSON.stringify({ items: [item], writes }));
      expect(read?.lines).toHaveLength(1);
      expect(Object.keys(read?.writes ?? {})).toEqual([]);
    }
  });

  it('is null for anything that is no bag', () => {
    const spoilt = [
      '',
      '{',
      'null',
      '5',
      '"text"',
      '{}',
      '{"items":5}',
      '[5]',
      '[null]',
      JSON.stringify([{ ...item, quantity: 0 }]),
      JSON.stringify([{ ...item, quantity: '2' }]),
      JSON.stringify([{ ...item, quantity: 1.5 }]),
      JSON.stringify([{ ...item, productId: null }]),
      JSON.stringify([{ ...item, price: 800 }]),
      JSON.stringify({ items: [item] }).slice(0, 80),
    ];
    for (const stored of spoilt) expect(readStoredBag(stored)).toBeNull();
  });
});
