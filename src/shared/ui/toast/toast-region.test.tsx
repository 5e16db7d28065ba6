// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { toastShown, toastsReducer } from '@/shared/toast';

import { ToastRegion } from './toast-region';

beforeAll(async () => {
  // Its code is loaded when it is first needed.
  await import('./toast-stack');
});

const openRegion = () => {
  const store = configureStore({ reducer: combineReducers({ toasts: toastsReducer }) });
  render(
    <Provider store={store}>
      <ToastRegion />
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

  it('is dismissed by its button', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const store = openRegion();
    await say(store, { tone: 'info', title: 'Hello' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(store.getState().toasts.list).toEqual([]);
  });
});
