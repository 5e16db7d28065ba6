// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { scrollKey, scrollStorageKey } from './scroll-positions';
import { useDelayedScrollRestoration } from './use-delayed-scroll-restoration';

const Screen = () => {
  useDelayedScrollRestoration();
  return <ScrollRestoration storageKey={scrollStorageKey} getKey={scrollKey} />;
};

/** Opens a page in a new document, at an entry of the tab's history. */
const open = (key?: string) => {
  cleanup();
  const entry = { pathname: '/wishlist', search: '?from=mail', ...(key !== undefined && { key }) };
  const router = createMemoryRouter([{ path: '*', Component: Screen }], {
    initialEntries: [entry],
  });
  render(<RouterProvider router={router} />);
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly onGrowth: () => void) {}
      observe() {
        this.onGrowth();
      }
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['that the router made', 'k1'],
  ['that the browser made', undefined],
])('scrolls, while the page grows, to where an entry %s was left', (_, key) => {
  open(key);
  vi.stubGlobal('scrollY', 700);
  window.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('scrollY', 0);
  open(key);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});
