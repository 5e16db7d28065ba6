// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { toastShown, toastsReducer } from '@/shared/toast';

import { ToastRegion } from './toast-region';

const connection = vi.hoisted(() => ({ isLost: true }));

vi.mock('./toast-stack', () => {
  if (connection.isLost) throw new Error('Failed to fetch dynamically imported module');
  return { ToastStack: () => <p>With its code</p> };
});

it('is shown without its code, which is asked for again with the next one', async () => {
  const store = configureStore({ reducer: combineReducers({ toasts: toastsReducer }) });
  render(
    <Provider store={store}>
      <ToastRegion />
    </Provider>,
  );
  const say = (title: string) => {
    act(() => {
      store.dispatch(toastShown({ severity: 'info', title }));
    });
  };
  say('You are offline');
  expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent(
    'You are offline',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  connection.isLost = false;
  say('Cart updated');
  expect(await screen.findByText('With its code')).toBeVisible();
});
