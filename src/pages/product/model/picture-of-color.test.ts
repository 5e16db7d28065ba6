import { describe, expect, it } from 'vitest';

import { initialColor, pictureOfColor } from './picture-of-color';

const pictures = [
  { image: '/a.jpg', alt: 'In ink, from the front', color: 'Ink' },
  { image: '/b.jpg', alt: 'The cloth', color: null },
  { image: '/c.jpg', alt: 'In oat, from the front', color: 'Oat' },
  { image: '/d.jpg', alt: 'In rose, from the side', color: null },
];

describe('choosing a colour (section 2, Product detail)', () => {
  it('shows the picture that names the colour, in any case', () => {
    expect(pictureOfColor(pictures, 'oat ')).toBe(2);
  });

  it('else shows the picture whose words name it', () => {
    expect(pictureOfColor(pictures, 'Rose')).toBe(3);
  });

  it('leaves the pictures where they are when none shows it', () => {
    expect(pictureOfColor(pictures, 'Teal')).toBeNull();
  });

  it('starts with the colour of the primary picture, else with the first', () => {
    expect(initialColor(pictures, ['Oat', 'Ink'])).toBe('Ink');
    expect(initialColor([], ['Oat', 'Ink'])).toBe('Oat');
    expect(initialColor(pictures, ['Teal'])).toBe('Teal');
    expect(initialColor(pictures, [])).toBeNull();
  });
});
