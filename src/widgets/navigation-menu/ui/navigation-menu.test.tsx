// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { overlayClosed, overlayOpened } from '@/shared/overlay';

import { renderOverlay } from '../../../../tests/support/render-overlay';
import { NavigationMenu } from './navigation-menu';

const openMenu = (banners: unknown[] = []) => {
  const { store, router } = renderOverlay(NavigationMenu, async () =>
    Response.json({ code: 200, message: 'OK', data: banners }),
  );
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
