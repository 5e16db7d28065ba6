// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { overlayOpened } from '@/shared/overlay';

import { renderOverlay } from '../../../../tests/support/render-overlay';
import { SearchOverlay } from './search-overlay';

const openSearch = () => {
  const { store, router } = renderOverlay(SearchOverlay);
  act(() => {
    store.dispatch(overlayOpened('search'));
  });
  return { store, router, user: userEvent.setup() };
};

afterEach(cleanup);

describe('SearchOverlay', () => {
  it('asks what is looked for, with the focus in the field', async () => {
    openSearch();
    const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
    expect(field).toHaveAttribute('placeholder', 'Search products...');
    expect(field).toHaveAccessibleDescription('Press Enter to search');
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
  });

  it('leads to the results of the trimmed query, and closes', async () => {
    const { user, store, router } = openSearch();
    await user.type(screen.getByRole('searchbox'), '  silk & linen {Enter}');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/shop?search=silk+%26+linen',
    );
    expect(store.getState().overlay.open).toBeNull();
  });

  it('does nothing with an empty query', async () => {
    const { user, store, router } = openSearch();
    await user.type(screen.getByRole('searchbox'), '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
    expect(store.getState().overlay.open).toBe('search');
  });
});
