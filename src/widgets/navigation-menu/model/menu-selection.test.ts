import { describe, expect, it } from 'vitest';

import { initialSelection, isSelected, selectionAfter } from './menu-selection';

describe('the selection of the menu', () => {
  it('begins at Home', () => {
    expect(initialSelection).toEqual(['home']);
  });

  it('expands down to the chosen entry', () => {
    const collection = selectionAfter(initialSelection, ['collection']);
    const newIn = selectionAfter(collection, ['collection', 'new-in']);
    expect(newIn).toEqual(['collection', 'new-in']);
    expect(isSelected(newIn, ['collection'])).toBe(true);
  });

  it('goes one level up when an expanded entry is chosen again', () => {
    const newIn = ['collection', 'new-in'];
    expect(selectionAfter(newIn, newIn)).toEqual(['collection']);
    expect(selectionAfter(newIn, ['collection'])).toEqual(['home']);
  });
});
