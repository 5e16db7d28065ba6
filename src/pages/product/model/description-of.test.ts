import { describe, expect, it } from 'vitest';

import { descriptionOf } from './description-of';

const of = (description: string) => descriptionOf({ description, name: 'Noor Abaya' });

describe('the description of a product for search engines', () => {
  it('is the description without its tags', () => {
    expect(of('<p>Silk &amp; wool,</p><p>cut <em>once</em>.</p>')).toBe('Silk & wool, cut once .');
  });

  it('ends at a word when it is long', () => {
    const text = of(`<p>${'word '.repeat(60)}</p>`);
    expect(text).toMatch(/word…$/);
    expect(text.length).toBeLessThanOrEqual(156);
  });

  it('is the name when there is no description', () => {
    expect(of('')).toBe('Noor Abaya');
  });
});
