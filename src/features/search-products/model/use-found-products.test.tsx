// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderPage } from '../../../../tests/support/render-page';
import { useFoundProducts } from './use-found-products';

const Search = () => {
  const [typed, setTyped] = useState('');
  const { found } = useFoundProducts(typed);
  return (
    <label>
      Search <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{found === null ? 'Nothing' : `Found for ${found.query}`}</output>
    </label>
  );
};

it('asks once for what was typed without a pause, from two letters on', async () => {
  const { asked } = renderPage(Search, { path: '/', answers: { '/products': [] } });
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  };
  for (const typed of ['s', 'si', 'silk', 'silk ']) type(typed);
  await screen.findByText('Found for silk');
  type('silk dress');
  // The last result stays until the next one arrives.
  screen.getByText('Found for silk');
  await screen.findByText('Found for silk dress');
  expect(asked.map(({ body }) => (body as { search: string }).search)).toEqual([
    'silk',
    'silk dress',
  ]);
  type('');
  screen.getByText('Nothing');
});
