import { describe, expect, it } from 'vitest';

import { WordIndex } from './word-index';

const indexOf = (...texts: string[]): WordIndex => {
  const index = new WordIndex();
  for (const [slot, text] of texts.entries()) index.set(slot, text);
  return index;
};

describe('the words of products', () => {
  it('are found whole and by their prefixes', () => {
    const index = indexOf('silk kaftan', 'silk dress', 'linen', '');
    expect(index.find('silk', false).members()).toEqual([0, 1]);
    expect(index.find('kaf', false).members()).toEqual([]);
    expect(index.find('kaf', true).members()).toEqual([0]);
    expect(index.find('', true).members()).toEqual([0, 1, 2]);
    expect(index.hasPrefix('lin')).toBe(true);
    expect(index.hasPrefix('linens')).toBe(false);
    expect(index.hasPrefix('zip')).toBe(false);
  });

  it('follow changes of a product', () => {
    const index = indexOf('silk kaftan', 'silk dress');
    expect(index.hasPrefix('li')).toBe(false);
    index.set(0, 'linen kaftan');
    index.set(1, '');
    expect(index.find('silk', false).members()).toEqual([]);
    expect(index.find('li', true).members()).toEqual([0]);
    expect(index.find('kaftan', false).members()).toEqual([0]);
    expect(index.find('dress', true).members()).toEqual([]);
  });

  it('are found in many products as in few', () => {
    const count = 2000;
    const index = indexOf(
      ...Array.from({ length: count }, (_, slot) => (slot % 2 === 0 ? 'silk' : 'silver')),
    );
    expect(index.find('silk', false).count()).toBe(count / 2);
    expect(index.find('sil', true).count()).toBe(count);
    index.set(0, 'linen');
    expect(index.find('silk', false).has(0)).toBe(false);
    expect(index.find('sil', true).count()).toBe(count - 1);
    expect(index.find('lin', true).members()).toEqual([0]);
  });
});
