// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { overlayClosed, overlayOpened } from '@/shared/overlay';
import { sessionStarted } from '@/shared/session';

import { renderOverlay } from '../../../../tests/support/render-overlay';
import { NavigationMenu } from './navigation-menu';

const openMenu = (banners: unknown[] = [], products: unknown[] = []) => {
  const { store, router } = renderOverlay(NavigationMenu, async (input) => {
    const { pathname } = new URL((input as Request).url);
    const one = pathname.startsWith('/api/products/') ? products[0] : { data: products };
    const data = pathname === '/api/banners' ? banners : one;
    return Response.json({ code: 200, message: 'OK', data });
  });
  act(() => {
    store.dispatch(overlayOpened('menu'));
  });
  return { store, router, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
};

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('NavigationMenu', () => {
  it('has the entries of the first level', () => {
    openMenu();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('button', { name: 'Collection' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('has the focus first on its close button', () => {
    openMenu();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  });

  it('expands entries and subcategories, down to the sub-item', async () => {
    const { user } = openMenu();
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    expect(screen.getByRole('link', { name: 'Ready-To-Wear' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('link', { name: 'Accessories' })).toHaveAttribute(
      'href',
      '/shop?category=accessories',
    );
    await user.click(screen.getByRole('button', { name: 'New In' }));
    expect(screen.getByRole('link', { name: 'RTW FW 24/25' })).toHaveAttribute(
      'href',
      '/shop?category=fw2425',
    );
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    expect(screen.queryByRole('link', { name: 'Accessories' })).not.toBeInTheDocument();
  });

  it('closes and navigates for entries without subentries', async () => {
    const { user, store, router } = openMenu();
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    await user.click(screen.getByRole('link', { name: 'Accessories' }));
    expect(store.getState().overlay.open).toBeNull();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/shop?category=accessories',
    );
  });

  it('fades in for 0.3 s (section 9)', () => {
    openMenu();
    expect(screen.getByRole('dialog', { name: 'Menu' }).style.transition).toMatch(
      /^opacity 300ms /,
    );
  });

  it('shows the picture of the page that the selected entry links to, on every level', async () => {
    const words = { name: '', description: '', button_text: null };
    const home = ['first', 'second', 'third', 'fourth'];
    const places = ['/', '/collections', '/collections/new-in', '/collections/fw-24-25'];
    const { user } = openMenu([
      ...home.map((alt) => ({ ...words, url: '/', alt, image: `/${alt}.jpg` })),
      ...places.map((url) => ({ ...words, url, alt: url, image: `${url}.jpg` })),
    ]);
    const picture = () => screen.getByRole('img', { hidden: true }).getAttribute('alt');
    await waitFor(() => {
      expect(picture()).toBe('/');
    });
    for (const [name, place] of [
      ['Collection', '/collections'],
      ['New In', '/collections/new-in'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      await user.unhover(screen.getByRole('button', { name }));
      screen.getByRole('button', { name }).blur();
      expect(picture()).toBe(place);
    }
    await user.hover(screen.getByRole('link', { name: 'RTW FW 24/25' }));
    expect(picture()).toBe('/collections/fw-24-25');
    await user.hover(screen.getByRole('link', { name: 'Contact Us' }));
    expect(home).toContain(picture());
  });

  it('leads to the pages of the collections below its entries (departure 110)', async () => {
    const { user, store, router } = openMenu();
    const links = within(screen.getByRole('navigation', { name: 'Collections' }));
    expect(
      links.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      'Collections /collections',
      'New In /collections/new-in',
      'FW 24/25 /collections/fw-24-25',
      'SS24 /collections/ss24',
    ]);
    await user.click(links.getByRole('link', { name: 'SS24' }));
    expect(router.state.location.pathname).toBe('/collections/ss24');
    expect(store.getState().overlay.open).toBeNull();
  });

  it('leads to the account below its entries, as guest and as customer', async () => {
    const { user, store, router } = openMenu();
    const account = () =>
      within(screen.getByRole('navigation', { name: 'Account' }))
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(account()).toEqual([
      'Log in /login',
      'Create an account /register',
      'Wishlist /wishlist',
    ]);
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/' } });
    expect(store.getState().overlay.open).toBeNull();
    act(() => {
      const profile = { name: '', email: '', image: '', currency: 'USD' } as const;
      store.dispatch(sessionStarted({ token: 't', user: profile }));
      store.dispatch(overlayOpened('menu'));
    });
    expect(account()).toEqual([
      'Profile /profile',
      'Addresses /shipping-addresses',
      'Wishlist /wishlist',
    ]);
  });

  it('shows new pieces, and nothing in their place when there are none', async () => {
    const product = {
      ...{ id: 7, name: 'Lina dress', price: '100.00', price_in_usd: '100.00' },
      ...{ price_in_eur: '90.00', price_in_aed: '367.00', primary_image: '/a.jpg' },
      ...{ images: [], sizes: [], attributes: [], discount_percentage: 0, category: null },
    };
    const { user, store, router } = openMenu([], [product]);
    const row = within(screen.getByRole('region', { name: 'New In' }));
    await user.click(await row.findByRole('link', { name: /Lina dress/ }));
    expect(router.state.location.pathname).toBe('/product/7');
    expect(store.getState().overlay.open).toBeNull();
    cleanup();
    openMenu([], []);
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'New In' })).not.toBeInTheDocument();
    });
  });

  it('closes by its button and by Escape', async () => {
    const { user, store } = openMenu();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(store.getState().overlay.open).toBeNull();
    act(() => {
      store.dispatch(overlayOpened('menu'));
    });
    await user.keyboard('{Escape}');
    expect(store.getState().overlay.open).toBeNull();
  });

  it('is back at Home 300 ms after it was closed', async () => {
    const { user, store } = openMenu();
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    act(() => {
      store.dispatch(overlayClosed());
    });
    pass(320);
    act(() => {
      store.dispatch(overlayOpened('menu'));
    });
    expect(screen.getByRole('button', { name: 'Collection' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('keeps its selection when it is reopened sooner', async () => {
    const { user, store } = openMenu();
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    act(() => {
      store.dispatch(overlayClosed());
    });
    pass(150);
    act(() => {
      store.dispatch(overlayOpened('menu'));
    });
    pass(1000);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Collection' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  });
});
