// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { overlayOpened } from '@/shared/overlay';

import { renderOverlay } from '../../../../tests/support/render-overlay';
import { SearchOverlay } from './search-overlay';

const prices = {
  price: '10.00',
  price_in_usd: '10.00',
  price_in_eur: '10.00',
  price_in_aed: '40.00',
};
const category = { id: 3, name: 'Kaftans', slug: 'kaftans' };
const product = (id: number, name: string) => ({
  id,
  name,
  ...prices,
  discount_percentage: 0,
  primary_image: '/a.jpg',
  images: [],
  sizes: [{ id, size: 'One Size', stock: 0 }],
  category,
});

/** A provider that records searches; the responses to those in `held` wait for their promises. */
const provider = (held: Record<string, Promise<void>> = {}, approximate = false) => {
  const asked: string[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/products')) {
      return Response.json({ code: 200, message: 'OK', data: [category] });
    }
    const { search = '' } = (await request.json()) as { search?: string };
    if (search !== '') asked.push(search);
    await held[search];
    const data = {
      data: [product(7, `Zumurrud ${search}`)],
      current_page: 1,
      last_page: 1,
      per_page: 5,
      total: 12,
      approximate,
    };
    return Response.json({ code: 200, message: 'OK', data });
  };
  return { asked, answer };
};

const openSearch = (answer: typeof fetch = provider().answer) => {
  const { store, router } = renderOverlay(SearchOverlay, answer);
  act(() => {
    store.dispatch(overlayOpened('search'));
  });
  return { store, router, user: userEvent.setup() };
};
const field = () => screen.getByRole('combobox');
const urlOf = ({ state }: ReturnType<typeof openSearch>['router']) =>
  `${state.location.pathname}${state.location.search}`;

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

describe('SearchOverlay', () => {
  it('opens with the focus in the field', async () => {
    openSearch();
    const field = screen.getByRole('combobox', { name: 'What are you looking for?' });
    expect(field).toHaveAttribute('placeholder', 'Search products...');
    expect(field).toHaveAccessibleDescription('Press Enter to search');
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
  });

  it('leads to the results of the trimmed query, and closes', async () => {
    const { user, store, router } = openSearch();
    await user.type(screen.getByRole('combobox'), '  silk & linen {Enter}');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/shop?search=silk+%26+linen',
    );
    expect(store.getState().overlay.open).toBeNull();
  });

  it('does nothing with an empty query', async () => {
    const { user, store, router } = openSearch();
    await user.type(screen.getByRole('combobox'), '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
    expect(store.getState().overlay.open).toBe('search');
  });

  it('suggests categories and products, which the arrow keys and Enter choose', async () => {
    const { user, router, store } = openSearch();
    await user.type(field(), 'kaftan');
    await screen.findByRole('option', { name: /^Zumurrud kaftan/ });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kaftans',
      'Zumurrud kaftan$10.00Sold out',
      'See all 12 pieces',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(urlOf(router)).toBe('/product/7');
    expect(store.getState().overlay.open).toBeNull();
  });

  it('says when the suggestions fail, and never that there are none', async () => {
    const { user } = openSearch(() => Promise.resolve(new Response(null, { status: 500 })));
    await user.type(field(), 'coat');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const failure = 'Suggestions could not be loaded. Press Enter to search all the same.';
    expect(await screen.findAllByText(failure)).not.toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent(failure);
    await user.type(field(), 's');
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  it('says when the pieces only match a similar spelling', async () => {
    const { user } = openSearch(provider({}, true).answer);
    await user.type(field(), 'silj');
    await screen.findByText('No exact match for that. These come close:');
    expect(screen.getByRole('option', { name: /^Zumurrud silj/ })).toBeInTheDocument();
  });

  it('cycles through the text field, and starts over after Escape', async () => {
    const { user } = openSearch();
    await user.type(field(), 'kaftan');
    await screen.findByRole('option', { name: /^Zumurrud kaftan/ });
    const active = () =>
      screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
    await user.keyboard('{ArrowUp}');
    expect(active()).toEqual(['See all 12 pieces']);
    await user.keyboard('{ArrowDown}');
    expect(active()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(active()).toEqual(['Kaftans']);
    await user.keyboard('{Escape}');
    expect(active()).toEqual([]);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(active()).toEqual(['Kaftans']);
    await user.type(field(), 's');
    expect(active()).toEqual([]);
  });

  it('fetches after a pause, and never shows a late response', async () => {
    let letGo = () => undefined as void;
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { asked, answer } = provider({ kaf: late });
    const { user } = openSearch(answer);
    await user.type(field(), 'kaf');
    await waitFor(() => {
      expect(asked).toEqual(['kaf']);
    });
    await user.clear(field());
    await user.type(field(), 'silk');
    await screen.findByRole('option', { name: /^Zumurrud silk/ });
    letGo();
    await act(() => late);
    expect(screen.queryByRole('option', { name: /^Zumurrud kaf/ })).not.toBeInTheDocument();
    expect(asked).toEqual(['kaf', 'silk']);
  });

  it('keeps recent searches, and clears them on request', async () => {
    const first = openSearch();
    await first.user.type(field(), 'silk{Enter}');
    cleanup();
    const { user, router } = openSearch();
    await user.click(await screen.findByRole('option', { name: 'silk' }));
    expect(urlOf(router)).toBe('/shop?search=silk');
    cleanup();
    const again = openSearch();
    await again.user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option', { name: 'silk' })).not.toBeInTheDocument();
  });

  it('leaves the list by the first Escape and the search by the second', async () => {
    const { user, store } = openSearch();
    await screen.findByRole('option', { name: 'Kaftans' });
    await user.keyboard('{ArrowDown}{Escape}');
    expect(store.getState().overlay.open).toBe('search');
    await user.keyboard('{Escape}');
    expect(store.getState().overlay.open).toBeNull();
  });
});
