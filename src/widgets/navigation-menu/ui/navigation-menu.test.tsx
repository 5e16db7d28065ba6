// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { overlayClosed, overlayOpened } from '@/shared/overlay';

import { renderOverlay } from '../../../../tests/support/render-overlay';
import { NavigationMenu } from './navigation-menu';

const openMenu = () => {
  const { store, router } = renderOverlay(NavigationMenu);
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

  it('closes and navigates where nothing is below', async () => {
    const { user, store, router } = openMenu();
    await user.click(screen.getByRole('button', { name: 'Collection' }));
    await user.click(screen.getByRole('link', { name: 'Accessories' }));
    expect(store.getState().overlay.open).toBeNull();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/shop?category=accessories',
    );
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

  it('stays where it was when it is opened again sooner', async () => {
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
