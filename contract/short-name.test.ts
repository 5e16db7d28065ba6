// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { loadMessages } from './i18n';
import { colorBeside, nameWithColor, shortName } from './short-name';

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['Granat Dress in Garnet', 'Garnet', 'Granat Dress'],
  ['Amira Grand Kaftan in Sapphire Silk Satin with Braid', 'Sapphire', 'Amira Grand Kaftan'],
  ['Noor Abaya', 'Ink', 'Noor Abaya'],
  ['Dress in White', 'Ivory', 'Dress in White'],
  ['Dress in White', null, 'Dress in White'],
  ['Dress in White', '', 'Dress in White'],
  [' in White', 'White', ' in White'],
])('of %j in %j is %j, and nothing of it is lost', (name, color, expected) => {
  const { short, rest } = shortName(name, color);
  expect(short).toBe(expected);
  expect(short + rest).toBe(name);
});

it('is found by what the page’s language calls the color', () => {
  loadMessages('ar', { ' in {color}': ['، ', ['color']] });
  document.documentElement.lang = 'ar';
  expect(shortName('فستان غرانات، عقيقي', 'عقيقي').short).toBe('فستان غرانات');
});

it('names a piece with its color, once', () => {
  expect(nameWithColor('Granat Dress in Petrol', 'Petrol')).toBe('Granat Dress in Petrol');
  expect(nameWithColor('Camellia Coat', 'Navy')).toBe('Camellia Coat in Navy');
  expect(nameWithColor('Camellia Coat', '')).toBe('Camellia Coat');
});

it('does not say beside a name the color that it ends with', () => {
  expect(colorBeside('Granat Dress in Petrol', 'Petrol')).toBe('');
  expect(colorBeside('Camellia Coat', 'Navy')).toBe('Navy');
  expect(colorBeside('Hizam in Black', '')).toBe('');
});
