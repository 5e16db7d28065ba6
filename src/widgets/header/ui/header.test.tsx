// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { Header } from './header';

const specified = [
  'Selvage, home',
  'Search',
  'Profile',
  'Currency: USD. Change to EUR',
  'Bag, empty',
  'Menu',
];
const controlNames = () =>
  [...document.querySelectorAll('header a, header button')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );

const openHeader = (quantity: number) => {
  const page = renderPage(Header, { path: '/' });
  if (quantity > 0) {
    act(() => {
      page.store.dispatch(itemAdded({ ...chosenDress, quantity }));
    });
  }
  return page;
};

describe('Header', () => {
  it('has logo, search, profile, currency, bag and menu, in this order', () => {
    openHeader(0);
    // Between them stands what departure 97 adds.
    expect(controlNames().filter((name) => name !== 'Wishlist')).toEqual(specified);
    expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
    expect(screen.getByRole('link', { name: 'Selvage, home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  it('has nothing else at checkout', () => {
    renderPage(() => <Header small />, { path: '/checkout' });
    expect(controlNames()).toEqual(specified);
  });

  it('shows and announces the total quantity in the bag', () => {
    openHeader(3);
    expect(screen.getByRole('button', { name: 'Bag, 3 pieces in your bag' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('3 pieces in your bag');
  });

  it('shows the whole quantity, also above 99', () => {
    openHeader(1240);
    expect(screen.getByText('1240')).toBeInTheDocument();
  });

  it.each([
    ['Search', 'search'],
    ['Bag, empty', 'cart'],
    ['Menu', 'menu'],
  ])('%s opens the overlay %s', async (name, overlay) => {
    const { store, user } = openHeader(0);
    await user.click(screen.getByRole('button', { name }));
    expect(store.getState().overlay.open).toBe(overlay);
  });
});
