// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { REHYDRATE } from 'redux-persist';
import { beforeEach, describe, expect, it } from 'vitest';

import { itemAdded, selectLocalLines } from '@/entities/cart';
import type { Wish } from '@/entities/wishlist';
import { sessionRestored } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { chosenLine } from '../../../../tests/support/chosen-lines';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { WishlistPage } from './wishlist-page';

beforeEach(() => {
  localStorage.clear();
});

const wish = (productId: number, sizeId: number | null = null, dollars = 100): Wish => ({
  id: `${productId}:${sizeId ?? ''}:`,
  productId,
  sizeId,
  color: '',
  addedPrices: { USD: dollars * 100, EUR: 0, AED: 0 },
  addedAt: `2026-11-0${productId}T00:00:00.000Z`,
});

const openPage = (items: Wish[], answers: Answers = {}) => {
  const products = Object.fromEntries(
    items.map(({ productId }) => [`/products/${productId}`, wireProduct(productId)]),
  );
  const page = renderPage(WishlistPage, {
    path: '/wishlist',
    answers: { ...products, ...answers },
  });
  page.store.dispatch(sessionRestored(null));
  page.store.dispatch({ type: REHYDRATE, key: 'wishlist', payload: { items } });
  return page;
};
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

describe('/wishlist', () => {
  it('says that it is loading, then what it holds, the latest first', async () => {
    const { store } = renderPage(WishlistPage, { path: '/wishlist' });
    expect(screen.getByRole('heading', { name: 'Wishlist' })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    store.dispatch(sessionRestored(null));
    store.dispatch({ type: REHYDRATE, key: 'wishlist', payload: { items: [] } });
    expect(await screen.findByText('Your wishlist is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the collection' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  it('shows the style, and its color once', async () => {
    const answers = { '/products/1': { ...wireProduct(1), name: 'Mira Dress in Teal' } };
    openPage([{ ...wish(1), color: 'Teal' }], answers);
    const card = await cardOf('Mira Dress in Teal');
    expect(card.getByText('Mira Dress')).toBeVisible();
    expect(card.getByText('Teal')).toBeVisible();
  });

  it('shows a dash, and no price drop, where a faulty provider names no price', async () => {
    const none = { price_in_usd: null, price_in_eur: null, price_in_aed: null };
    openPage([wish(1)], { '/products/1': { ...wireProduct(1), ...none } });
    const card = await cardOf('Dress 1');
    expect(card.getByText('–')).toBeVisible();
    expect(card.queryByText(/Price drop/)).not.toBeInTheDocument();
  });

  it('says price drop, low stock and sold out in words', async () => {
    openPage([wish(1, 10, 120), wish(2, 11), wish(3)]);
    const first = await cardOf('Dress 1');
    expect(first.getByText('Price drop: $20.00 less than when you added it')).toBeVisible();
    expect(first.getByText('Only 2 left')).toBeVisible();
    expect(first.getByText('Size S')).toBeVisible();
    const second = await cardOf('Dress 2');
    expect(second.getByText('Sold out')).toBeVisible();
    expect(second.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
    expect(second.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
    expect((await cardOf('Dress 3')).queryByText(/Price drop/)).not.toBeInTheDocument();
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Dress 3', 'Dress 2', 'Dress 1']);
    expect(screen.getByText(/^3 pieces/)).toBeVisible();
  });

  it('moves a piece to the bag, after a choice of size where none was made', async () => {
    const { user, store } = openPage([wish(1, 10), wish(2)]);
    await user.click((await cardOf('Dress 1')).getByRole('button', { name: /^Move/ }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Dress 1' })).not.toBeInTheDocument();
    });
    expect(selectLocalLines(store.getState())).toMatchObject([{ productId: 1, size: 'S' }]);
    expect(store.getState().overlay.open).toBe('cart');

    const second = await cardOf('Dress 2');
    await user.click(second.getByRole('button', { name: /^Move/ }));
    const select = second.getByRole('combobox', { name: 'Size of Dress 2' });
    expect(select).toHaveFocus();
    expect(select).toHaveAccessibleDescription('Please choose a size');
    expect(within(select).getByRole('option', { name: 'M, sold out' })).toBeDisabled();
    await user.selectOptions(select, 'S');
    await user.click(second.getByRole('button', { name: /^Move/ }));
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    expect(selectLocalLines(store.getState())).toHaveLength(2);
  });

  it('leaves for the bag a piece whose last ones are there already', async () => {
    const { user, store } = openPage([wish(1, 10)]);
    store.dispatch(itemAdded({ ...chosenLine(1, 2), productSizeId: 10 }));
    await user.click((await cardOf('Dress 1')).getByRole('button', { name: /^Move/ }));
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    expect(store.getState().overlay.open).toBe('cart');
    expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual([
      'The last 2 are already in your bag',
    ]);
  });

  it('removes a piece and moves the focus to the heading', async () => {
    const { user } = openPage([wish(1)]);
    await user.click((await cardOf('Dress 1')).getByRole('button', { name: 'Remove Dress 1' }));
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
    });
  });

  it('puts a removed piece back where it was, with its price of then', async () => {
    const inLilac = { ...wish(1, 10, 120), id: '1:10:Lilac', color: 'Lilac' };
    const { user, store } = openPage([inLilac, wish(2)]);
    const before = store.getState().wishlist.items;
    await user.click((await cardOf('Dress 1')).getByRole('button', { name: 'Remove Dress 1' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Dress 1' })).not.toBeInTheDocument();
    });
    const [toast] = selectToasts(store.getState());
    expect(toast).toMatchObject({
      title: 'Removed from your wishlist',
      description: 'Dress 1, Lilac, Size S',
    });
    store.dispatch(toast!.undo!);
    const card = await cardOf('Dress 1');
    expect(card.getByText(/^Price drop: \$20.00/)).toBeVisible();
    await waitFor(() => {
      expect(card.getByRole('button', { name: 'Remove Dress 1' })).toHaveFocus();
    });
    expect(store.getState().wishlist.items).toEqual(expect.arrayContaining(before));
  });

  it('says what is no longer sold, and lets it be removed', async () => {
    const gone = Response.json({ code: 404, message: 'x', error: 'x' }, { status: 404 });
    openPage([wish(1)], { '/products/1': gone });
    const card = await cardOf('Product no longer available');
    // Once is enough.
    expect(card.getAllByText(/no longer available/i)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Remove/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  it('says when it cannot be fetched, and tries again', async () => {
    const failure = Response.json({ code: 500, message: 'x', error: 'No' }, { status: 500 });
    const answers: Answers = { '/products/1': failure };
    const { user } = openPage([wish(1)], answers);
    expect(await screen.findByText('Failed to fetch wishlist')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Failed to fetch wishlist')).toBeVisible();
  });
});
