// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';

import { searchOfPage } from '../model/listing-url';
import { PageLinks } from './page-links';

afterEach(cleanup);

const show = (current: number, last: number) =>
  render(
    <MemoryRouter initialEntries={['/shop?on_sale=1&to=9']}>
      <PageLinks page={current} lastPage={last} />
    </MemoryRouter>,
  );

const shown = (current: number, last: number) => {
  show(current, last);
  const items = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent);
  cleanup();
  return texts.filter((text) => text !== 'Previous' && text !== 'Next').join(' ');
};

describe('the numbered pages', () => {
  it('are all listed when there are few, and hidden for one', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  });

  it('name the first, the last, the current one and its neighbors', () => {
    expect(shown(1, 20)).toBe('1 2 3 4 5 … 20');
    expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
    expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
  });

  it('never hide a single page behind a gap', () => {
    expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
    expect(shown(5, 20)).toBe('1 … 4 5 6 … 20');
    expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  });

  it('are links, the previous and the next one too', () => {
    show(3, 20);
    const urlOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Previous', 'Page 1', 'Next'].map(urlOf)).toEqual([
      '/shop?on_sale=1&page=2',
      '/shop?on_sale=1',
      '/shop?on_sale=1&page=4',
    ]);
  });

  it('show the words that name them, where text runs right to left too', () => {
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <MemoryRouter>
          <PageLinks page={2} lastPage={3} />
        </MemoryRouter>
      </ThemeProvider>,
    );
    for (const name of ['Previous', 'Next']) {
      expect(screen.getByRole('link', { name }).textContent).toBe(name);
    }
  });
});

describe('the URL of a page', () => {
  it('keeps all other parameters', () => {
    const search = new URLSearchParams('category=fw2425&on_sale=1&page=2&to=4');
    expect(searchOfPage(search, 3)).toBe('?category=fw2425&on_sale=1&page=3');
    expect(searchOfPage(search, 1)).toBe('?category=fw2425&on_sale=1');
    expect(searchOfPage(new URLSearchParams('page=2'), 1)).toBe('');
  });
});
