// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { ShortName } from './short-name';

afterEach(cleanup);

it('keeps together the words that a hyphen joins, and changes no letter', () => {
  const { container } = render(<ShortName short="Bishop-sleeve Dress, hand-laid" rest=" in Ink" />);
  expect(container).toHaveTextContent(/^Bishop-sleeve Dress, hand-laid in Ink$/);
  for (const word of ['Bishop-sleeve', 'hand-laid']) {
    expect(screen.getByText(word)).toHaveStyle({ display: 'inline-block' });
  }
});
