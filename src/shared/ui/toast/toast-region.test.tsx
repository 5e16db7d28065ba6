// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/shared/routes';
import { toastShown, toastsReducer } from '@/shared/toast';

import { ToastRegion } from './toast-region';

beforeAll(async () => {
  // Its code is loaded when it is first needed.
  await import('./toast-stack');
});

let router: ReturnType<typeof createMemoryRouter>;

const openRegion = () => {
  const store = configureStore({ reducer: combineReducers({ toasts: toastsReducer }) });
  router = createMemoryRouter([{ path: '*', element: <ToastRegion /> }], {
    initialEntries: [paths.login],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
};

const say = async (
  store: ReturnType<typeof openRegion>,
  toast: Parameters<typeof toastShown>[0],
) => {
  await act(async () => {
    store.dispatch(toastShown(toast));
    await Promise.resolve();
  });
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ToastRegion', () => {
  it('announces a success politely and a failure assertively', async () => {
    const store = openRegion();
    await say(store, { tone: 'success', title: 'Cart updated' });
    expect(screen.getByRole('status')).toHaveTextContent('Cart updated');
    await say(store, {
      tone: 'error',
      title: 'Failed to update currency',
      description: 'Please try again later',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to update currency. Please try again later',
    );
  });

  it('closes a toast by itself', async () => {
    const store = openRegion();
    await say(store, { tone: 'info', title: 'Hello' });
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('waits while the focus is on it', async () => {
    const store = openRegion();
    await say(store, { tone: 'info', title: 'Hello' });
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(within(screen.getByRole('list')).getByText('Hello')).toBeInTheDocument();
  });

  it('no longer asks for a login once the visitor has left the login page', async () => {
    const store = openRegion();
    await say(store, { tone: 'error', title: 'Failed to update currency' });
    await say(store, { tone: 'info', title: 'Please login to proceed with checkout' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await act(() => router.navigate(paths.register));
    expect(screen.getByRole('listitem')).toHaveTextContent('Failed to update currency');
  });

  it('is dismissed by its button', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const store = openRegion();
    await say(store, { tone: 'info', title: 'Hello' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(store.getState().toasts.list).toEqual([]);
  });
});
