// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { itemAdded, itemRemoved, type NewBagLine, selectBag } from '@/entities/cart';
import { currencyChosen } from '@/entities/currency';
import { overlayClosed } from '@/shared/overlay';
import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { bagProvider } from '../../../../tests/support/bag-provider';
import { eventually } from '../../../../tests/support/eventually';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { SharedBagPage } from './shared-bag-page';

beforeEach(() => {
  localStorage.clear();
});

const own: NewBagLine = {
  productId: 3,
  productSizeId: 10,
  name: 'Dress 3',
  image: '',
  quantity: 2,
  size: 'S',
  color: '',
  discount_percentage: 0,
  prices: { USD: 10000, EUR: 10000, AED: 10000 },
};

/** Product 1 in S (two left), 2 in M (sold out), and 4, which the catalogue no longer has. */
const link = '/bag#lines=3&line=1.10.3&line=2.11.1&line=4.10.1';

const openPage = (path: string, answers: Answers = {}) =>
  renderPage(SharedBagPage, {
    path,
    answers: {
      '/products/1': wireProduct(1),
      '/products/2': wireProduct(2),
      '/products/3': wireProduct(3),
      ...answers,
    },
  });
const quantities = (store: ReturnType<typeof openPage>['store']) =>
  Object.fromEntries(
    selectBag(store.getState()).lines.map(({ name, quantity }) => [name, quantity]),
  );

describe('/bag', () => {
  it('shows the pieces and names what has sold out, and changes nothing', async () => {
    const { store } = openPage(link);
    const list = within(await screen.findByRole('list', { name: 'Pieces in this bag' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('$200.00 for 2')).toBeVisible();
    expect(list.getByText('Only 2 left')).toBeVisible();
    expect(screen.getByText('Now sold out: Dress 2 (Size M).')).toBeVisible();
    expect(screen.getByText('1 piece is no longer sold.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Replace my bag' })).not.toBeInTheDocument();
    expect(quantities(store)).toEqual({});
  });

  it('says what the pieces cost that can be bought, in the currency in use', async () => {
    const { store } = openPage(link);
    const total = (await screen.findByText('Subtotal')).parentElement;
    expect(total).toHaveTextContent('Subtotal$200');
    expect(screen.getByText('For comparison: €200 or AED 200')).toBeInTheDocument();
    act(() => void store.dispatch(currencyChosen('AED')));
    expect(total).toHaveTextContent('SubtotalAED 200');
  });

  it('adds them to the bag that is there, the larger quantity of a line in both', async () => {
    const { store, user } = openPage('/bag#lines=2&line=1.10.2&line=3.10.1');
    act(() => void store.dispatch(itemAdded(own)));
    await user.click(await screen.findByRole('button', { name: 'Add to my bag' }));
    await waitFor(() => {
      expect(quantities(store)).toEqual({ 'Dress 3': 2, 'Dress 1': 2 });
    });
    expect(store.getState().overlay.open).toBe('cart');
  });

  it('then says how many were added, and opens the bag instead of adding again', async () => {
    const { store, user } = openPage('/bag#lines=2&line=1.10.2&line=3.10.1');
    act(() => void store.dispatch(itemAdded(own)));
    await user.click(await screen.findByRole('button', { name: 'Add to my bag' }));
    expect(await screen.findByText('2 pieces were added to your bag.')).toBeInTheDocument();
    expect(screen.getByText('These pieces are in your bag.')).toBeInTheDocument();
    expect(screen.queryByText(/If you add these/)).not.toBeInTheDocument();

    act(() => void store.dispatch(overlayClosed()));
    const openBag = screen.getByRole('button', { name: 'Open your bag' });
    expect(openBag).toHaveFocus();
    await user.click(openBag);
    expect(store.getState().overlay.open).toBe('cart');
    expect(quantities(store)).toEqual({ 'Dress 3': 2, 'Dress 1': 2 });

    // What was taken out of the bag can be added again.
    const [added] = selectBag(store.getState()).lines.filter(({ name }) => name === 'Dress 1');
    act(() => void store.dispatch(itemRemoved(added?.id ?? '')));
    expect(screen.getByRole('button', { name: 'Add to my bag' })).toBeInTheDocument();
    expect(screen.queryByText('2 pieces were added to your bag.')).not.toBeInTheDocument();
  });

  it('replaces the bag, and puts the old one back on Undo', async () => {
    const { store, user } = openPage('/bag#lines=1&line=1.10.2');
    act(() => void store.dispatch(itemAdded(own)));
    await user.click(await screen.findByRole('button', { name: 'Replace my bag' }));
    await waitFor(() => {
      expect(quantities(store)).toEqual({ 'Dress 1': 2 });
    });
    const openBag = await screen.findByRole('button', { name: 'Open your bag' });
    await waitFor(() => expect(openBag).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Replace my bag' })).not.toBeInTheDocument();
    const undo = await eventually(() => {
      const [toast] = selectToasts(store.getState());
      expect(toast).toMatchObject({ title: 'Cart updated', undo: {} });
      return toast!.undo!;
    });
    act(() => void store.dispatch(undo));
    await waitFor(() => {
      expect(quantities(store)).toEqual({ 'Dress 3': 2 });
    });
    expect(await screen.findByRole('button', { name: 'Replace my bag' })).toBeInTheDocument();
  });

  it('keeps the old bag when a new piece is refused', async () => {
    const { store, user } = openPage('/bag#lines=1&line=1.10.2');
    act(() => void store.dispatch(sessionStarted(bagProvider().session)));
    act(() => void store.dispatch(itemAdded(own)));
    const replace = await screen.findByRole('button', { name: 'Replace my bag' });
    // While the customer's bag is loading it is disabled.
    await waitFor(() => expect(replace).toBeEnabled());
    await user.click(replace);
    await waitFor(() => {
      expect(selectToasts(store.getState())).toMatchObject([
        { title: 'Failed to add item to cart' },
      ]);
    });
    expect(quantities(store)).toEqual({ 'Dress 3': 2 });
  });

  it.each(['/bag', '/bag#lines=3&line=1.10.3', '/bag#main'])(
    'says that a link is not whole: %s',
    async (path) => {
      openPage(path);
      expect(await screen.findByText('This link is not complete')).toBeVisible();
      expect(screen.getByRole('link', { name: 'See the collection' })).toBeVisible();
    },
  );

  it('says when the pieces cannot be loaded, and tries again', async () => {
    const failure = Response.json({ code: 500, message: 'x', error: 'No' }, { status: 500 });
    const { user } = openPage('/bag#lines=1&line=1.10.2', { '/products/1': failure });
    expect(await screen.findByText('The pieces could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The pieces could not be loaded')).toBeVisible();
  });
});
