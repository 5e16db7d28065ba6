import { describe, expect, it } from 'vitest';

import { cappedSizes } from './capped-sizes';

const fine = '(min-resolution: 2.5dppx)';

describe('the sizes of a picture', () => {
  it('ask for about two pixels for one on a fine screen', () => {
    expect(cappedSizes('50vw')).toBe(`${fine} calc(0.7 * 50vw), 50vw`);
  });

  it('keep their conditions', () => {
    expect(cappedSizes('(min-width: 768px) 25vw, 62vw')).toBe(
      `(min-width: 768px) and ${fine} calc(0.7 * 25vw), (min-width: 768px) 25vw, ` +
        `${fine} calc(0.7 * 62vw), 62vw`,
    );
  });

  it('leave functions whole', () => {
    expect(cappedSizes('(max-aspect-ratio: 1/1) max(100vw, 80vh), 100vw')).toBe(
      `(max-aspect-ratio: 1/1) and ${fine} calc(0.7 * max(100vw, 80vh)), ` +
        `(max-aspect-ratio: 1/1) max(100vw, 80vh), ${fine} calc(0.7 * 100vw), 100vw`,
    );
  });
});
