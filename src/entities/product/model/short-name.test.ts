import { expect, it } from 'vitest';

import { shortName } from './short-name';

it.each([
  ['Granat Dress in Garnet', 'Garnet', 'Granat Dress'],
  ['Amira Grand Kaftan in Sapphire Silk Satin with Braid', 'Sapphire', 'Amira Grand Kaftan'],
  ['Noor Abaya', 'Ink', 'Noor Abaya'],
  ['Dress in White', 'Ivory', 'Dress in White'],
  ['Dress in White', null, 'Dress in White'],
  [' in White', 'White', ' in White'],
])('of %j in %j is %j, and nothing of it is lost', (name, color, expected) => {
  const { short, rest } = shortName({ name, color });
  expect(short).toBe(expected);
  expect(short + rest).toBe(name);
});
