import { describe, expect, it } from 'vitest';

import { swipeOf } from './swipe';

describe('a swipe in the gallery (section 2, Product detail)', () => {
  it('goes 50 px or more', () => {
    expect(swipeOf(-50, 0)).toBe('left');
    expect(swipeOf(50, 10)).toBe('right');
    expect(swipeOf(49, 0)).toBeNull();
    expect(swipeOf(-49.9, 0)).toBeNull();
  });

  it('goes more sideways than up or down', () => {
    expect(swipeOf(60, 80)).toBeNull();
    expect(swipeOf(-60, -60)).toBeNull();
  });
});
