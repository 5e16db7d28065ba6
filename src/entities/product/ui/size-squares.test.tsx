// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { SizeSquares } from './size-squares';

afterEach(cleanup);

it('tells a screen reader the stock of a size that is low before it is chosen', () => {
  const sizes = [
    { id: 1, label: 'XS', stock: 0 },
    { id: 2, label: 'S', stock: 1 },
    { id: 3, label: 'M', stock: 40 },
  ];
  render(<SizeSquares sizes={sizes} value={null} onChoose={() => undefined} aria-labelledby="" />);
  const size = (name: string) => screen.getByRole('radio', { name });
  expect(size('S')).toHaveAccessibleDescription('Last one');
  expect(size('M')).not.toHaveAccessibleDescription();
  expect(size('XS, sold out')).not.toHaveAccessibleDescription();
});
