// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeStore } from '@/app/redux';
import { overlayOpened } from '@/shared/overlay';

import { eventually } from '../../../tests/support/eventually';
import { RouteError } from './route-error';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/about-1a.js');
const reload = vi.fn();

const HydrateFallback = () => null;
const loader = () => null;

/** Opens a page whose code cannot be loaded, from a server that answers with this. */
const open = (error: Error, answer: () => Promise<Response>) => {
  cleanup();
  vi.stubGlobal('location', { origin: 'http://shop.test', href: 'http://shop.test/about', reload });
  vi.stubGlobal('fetch', answer);
  const lazy = { Component: () => Promise.reject(error) };
  const router = createMemoryRouter([
    { ErrorBoundary: RouteError, HydrateFallback, children: [{ path: '*', lazy, loader }] },
  ]);
  const store = makeStore();
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
};
const page = () => Promise.resolve(new Response('<!doctype html>'));
const expectError = async () => {
  expect(await screen.findByText('Something went wrong')).toBeVisible();
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  sessionStorage.clear();
});

describe('code that is no longer at the server', () => {
  it('has the page loaded anew, once', async () => {
    open(missing, page);
    await eventually(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    open(missing, page);
    await expectError();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page as it is where the server does not answer, or storage is forbidden', async () => {
    open(missing, () => Promise.reject(new TypeError('Failed to fetch')));
    await expectError();
    expect(screen.getByText(/check your connection.*may have been updated/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    open(missing, () => Promise.resolve(new Response('', { status: 503 })));
    await expectError();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    open(missing, page);
    await expectError();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('when the connection is back', () => {
  const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));
  const comeOnline = async (answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer);
    vi.stubGlobal('fetch', fetched);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    return fetched;
  };

  /** The page may have shown its error without listening yet. */
  const comeOnlineHeard = (answer: () => Promise<Response>) =>
    eventually(async () => {
      expect(await comeOnline(answer)).toHaveBeenCalled();
    });

  it('loads the page again by itself, once the server answers', async () => {
    open(missing, unanswered);
    await expectError();
    await comeOnlineHeard(unanswered);
    expect(await screen.findByText(/Please check your connection and try again/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await comeOnlineHeard(page);
    await eventually(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it('tries again where the server answers a moment after the browser is online', async () => {
    open(missing, unanswered);
    await expectError();
    await comeOnlineHeard(unanswered);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', vi.fn(page));
    await eventually(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it('leaves the page as it is under what may be typed into, and where a reload is no help', async () => {
    const store = open(missing, unanswered);
    await expectError();
    act(() => {
      store.dispatch(overlayOpened('search'));
    });
    expect(await comeOnline(page)).not.toHaveBeenCalled();
    open(new TypeError('x is undefined'), unanswered);
    await expectError();
    expect(await comeOnline(page)).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('keeps the gutters of every page', async () => {
  open(new TypeError('x is undefined'), page);
  const container = (await screen.findByRole('alert')).parentElement;
  expect(container).toHaveClass('MuiContainer-root');
});

it('shows any other failure, which is not one of the connection', async () => {
  open(new TypeError('x is undefined'), page);
  await expectError();
  expect(screen.getByText('This page could not be shown. Your bag is safe.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
