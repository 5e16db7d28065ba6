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

/** Says something while a button of the page has the focus. */
const sayBesideButton = async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const store = openRegion();
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  await say(store, { severity: 'info', title: 'Hello' });
  return { user, before };
};

const focusDismiss = () => {
  act(() => {
    screen.getByRole('button', { name: 'Dismiss' }).focus();
  });
};

const connect = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => {
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
};

describe('ToastRegion', () => {
  it('announces a success politely and a failure assertively', async () => {
    const store = openRegion();
    await say(store, { severity: 'success', title: 'Cart updated' });
    expect(screen.getByRole('status')).toHaveTextContent('Cart updated');
    await say(store, {
      severity: 'error',
      title: 'Failed to update currency',
      description: 'Please try again later',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to update currency. Please try again later',
    );
  });

  it('closes a toast by itself', async () => {
    const store = openRegion();
    await say(store, { severity: 'info', title: 'Hello' });
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('waits while the focus is on it', async () => {
    const store = openRegion();
    await say(store, { severity: 'info', title: 'Hello' });
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(within(screen.getByRole('list')).getByText('Hello')).toBeInTheDocument();
  });

  it('stays for a quarter of a minute with Undo, which undoes once and is announced', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const store = openRegion();
    const dispatched = vi.spyOn(store, 'dispatch');
    const undo = { type: 'cart/removalUndone', payload: { id: '7:70:' } };
    await say(store, { severity: 'success', title: 'Item removed from cart', undo });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Item removed from cart. You can undo this in the notifications',
    );
    act(() => {
      vi.advanceTimersByTime(14_000);
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(dispatched).toHaveBeenCalledWith(undo);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('reloads the page where it offers to', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const reload = vi.fn();
    const store = openRegion();
    await say(store, { severity: 'error', title: 'Something went wrong', reloads: true });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await vi.waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
    vi.unstubAllGlobals();
  });

  it('gives the focus back to where it came from', async () => {
    const { user, before } = await sayBesideButton();
    focusDismiss();
    await user.keyboard('{Enter}');
    expect(before).toHaveFocus();
    before.remove();
  });

  it('is dismissed by Escape while it has the focus, which goes back to where it came from', async () => {
    const { user, before } = await sayBesideButton();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('listitem')).toHaveTextContent('Hello');
    focusDismiss();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(before).toHaveFocus();
    before.remove();
  });

  it('says for as long as it lasts that the browser is offline', async () => {
    const store = openRegion();
    connect(false);
    await act(async () => {
      await import('./toast-stack');
    });
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    await say(store, { severity: 'success', title: 'Cart updated' });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByRole('listitem')).toHaveTextContent('You are offline');
    connect(true);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('keeps Undo while the browser is offline, and when it is online again', async () => {
    const store = openRegion();
    const undo = { type: 'cart/removalsUndone', payload: [] };
    await say(store, { severity: 'success', title: 'Item removed from cart', undo });
    connect(false);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Item removed from cart'),
      expect.stringContaining('You are offline'),
    ]);
    connect(true);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('is dismissed by its button', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const store = openRegion();
    await say(store, { severity: 'info', title: 'Hello' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(store.getState().toasts.list).toEqual([]);
  });
});
