import { describe, expect, it } from 'vitest';

import { initialColor, picturesInColor } from './pictures-in-color';

const pictures = [
  { image: 'ink', alt: 'In ink, from the front', color: 'Ink' },
  { image: 'cloth', alt: 'The cloth', color: null },
  { image: 'oat', alt: 'In oat, from the front', color: 'Oat' },
  { image: 'rose', alt: 'In rose, from the side', color: null },
  { image: 'oat-side', alt: 'From the side', color: 'Oat' },
];
const colors = ['Ink', 'Oat', 'Rose', 'Teal'];
const order = (color: string | null) =>
  picturesInColor(pictures, colors, color)
    .map(({ image }) => image)
    .join(' ');

describe('choosing a color (section 2, Product detail)', () => {
  it('shows the pictures of that color and those of none, and not those of another', () => {
    expect(order('oat ')).toBe('oat oat-side cloth rose');
    expect(order('Ink')).toBe('ink cloth rose');
  });

  it('else shows the picture first whose words name it', () => {
    expect(order('Rose')).toBe('rose ink cloth oat oat-side');
  });

  it('leaves the pictures as they are when none shows it, or none is chosen', () => {
    expect(order('Teal')).toBe('ink cloth oat rose oat-side');
    expect(order(null)).toBe('ink cloth oat rose oat-side');
  });

  it('starts with the color of the primary picture, else with the first', () => {
    expect(initialColor(pictures, ['Oat', 'Ink'])).toBe('Ink');
    expect(initialColor([], ['Oat', 'Ink'])).toBe('Oat');
    expect(initialColor(pictures, ['Teal'])).toBe('Teal');
    expect(initialColor(pictures, [])).toBeNull();
  });
});
