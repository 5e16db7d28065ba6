import { describe, expect, it } from 'vitest';

import { NO_OPTION, optionAfter } from './use-combobox';

describe('the arrows of the search', () => {
  it('go down through the options and back to the text', () => {
    expect([NO_OPTION, 0, 1, 2].map((active) => optionAfter(active, 'ArrowDown', 3))).toEqual([
      0,
      1,
      2,
      NO_OPTION,
    ]);
  });

  it('go up from the text to the last option', () => {
    expect([NO_OPTION, 2, 0].map((active) => optionAfter(active, 'ArrowUp', 3))).toEqual([
      2,
      1,
      NO_OPTION,
    ]);
  });

  it('stay in the text while there is nothing to choose', () => {
    expect(optionAfter(NO_OPTION, 'ArrowDown', 0)).toBe(NO_OPTION);
  });
});
