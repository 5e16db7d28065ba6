import { describe, expect, it } from 'vitest';

import { bagFragment, readBagFragment } from './bag-link';

const lines = [
  { productId: 7, productSizeId: 70, color: 'Deep Teal', quantity: 2 },
  { productId: 8, productSizeId: 81, color: '', quantity: 1 },
  { productId: 9, productSizeId: 91, color: 'No. 5 & ½ #', quantity: 99 },
];

describe('the link of a bag', () => {
  it('holds what identifies its lines, and their quantities, and nothing else', () => {
    expect(bagFragment(lines.slice(0, 2))).toBe('lines=2&line=7.70.2.Deep+Teal&line=8.81.1');
    expect(readBagFragment(`#${bagFragment(lines)}`)).toEqual(lines);
  });

  it('holds no more of a line than a bag takes', () => {
    const [line] = lines;
    const many = bagFragment([{ ...line!, quantity: 120 }]);
    expect(readBagFragment(many)).toEqual([{ ...line, quantity: 99 }]);
  });

  it('names a line once', () => {
    const [line] = lines;
    expect(readBagFragment(bagFragment([line!, line!]))).toEqual([line]);
  });

  it.each([
    '',
    '#',
    '#main',
    'lines=0',
    'lines=2&line=7.70.2.Ink',
    'line=7.70.2.Ink',
    'lines=1&line=7.70',
    'lines=1&line=7.70.0.',
    'lines=1&line=7.70.100.',
    'lines=1&line=-7.70.1.',
    'lines=1&line=7e1.70.1.',
    'lines=1&line=99999999999.70.1.',
    `lines=1&line=7.70.1.${'x'.repeat(61)}`,
    `lines=61${'&line=7.70.1.'.repeat(61)}`,
    'lines=1&line=__proto__',
    '%E0%A4%A',
  ])('is refused when it is cut short or garbled: %s', (fragment) => {
    expect(readBagFragment(fragment)).toBeNull();
  });

  it('is refused wherever it is cut short', () => {
    const whole = bagFragment(lines.slice(0, 2));
    for (let length = 0; length < whole.length - '8.81.1'.length; length += 1)
      expect(readBagFragment(whole.slice(0, length)), whole.slice(0, length)).toBeNull();
  });
});
