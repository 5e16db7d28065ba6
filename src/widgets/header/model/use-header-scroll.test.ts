import { describe, expect, it } from 'vitest';

import { headerScrollAfter } from './use-header-scroll';

const atTop = { solid: false, hidden: false };

describe('headerScrollAfter', () => {
  it('is solid only after 50 px', () => {
    expect(headerScrollAfter(atTop, 0, 50).solid).toBe(false);
    expect(headerScrollAfter(atTop, 0, 51).solid).toBe(true);
  });

  it('hides on the way down and shows on the way up', () => {
    const down = headerScrollAfter(atTop, 100, 200);
    expect(down.hidden).toBe(true);
    expect(headerScrollAfter(down, 200, 150).hidden).toBe(false);
  });

  it('shows at the top, however it was reached', () => {
    expect(headerScrollAfter({ solid: true, hidden: true }, 900, 0)).toEqual(atTop);
  });

  it('ignores small movements', () => {
    const hidden = { solid: true, hidden: true };
    expect(headerScrollAfter(hidden, 200, 197).hidden).toBe(true);
    expect(headerScrollAfter({ solid: true, hidden: false }, 200, 203).hidden).toBe(false);
  });
});
