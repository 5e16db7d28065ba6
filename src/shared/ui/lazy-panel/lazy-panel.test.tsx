// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';

import { useOpenings } from '@/shared/lib/openings';
import { toastsReducer } from '@/shared/toast';

import { lazyPanel } from './lazy-panel';

const Greeting = ({ open }: { open: boolean }) => open && <p>Hello</p>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page whose button opens a panel with this code. */
const openPage = (load: () => Promise<typeof Greeting>) => {
  const Panel = lazyPanel(load);
  const Page = () => {
    const [{ open, openings }, setOpen] = useOpenings();
    return (
      <>
        <button onClick={() => setOpen(true)}>Greet</button>
        {openings > 0 && <Panel key={openings} open={open} onLoadFailure={() => setOpen(false)} />}
      </>
    );
  };
  const store = configureStore({ reducer: combineReducers({ toasts: toastsReducer }) });
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Greet' }));
  return { press, toasts: () => store.getState().toasts.list };
};

it('is shown when its code has arrived', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const { press, toasts } = openPage(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  await press();
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
  expect(toasts()).toEqual([]);
});

it('leaves the page as it is without its code, says so, and asks again when pressed again', async () => {
  const load = vi
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  const { press, toasts } = openPage(load);
  await press();
  await waitFor(() => {
    expect(toasts()).toMatchObject([
      { severity: 'error', title: 'Something went wrong', reloads: true },
    ]);
  });
  expect(screen.getByRole('button', { name: 'Greet' })).toHaveFocus();
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  await press();
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks for its code only after the frame that answers the tap', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const load = vi.fn(() => Promise.resolve(Greeting));
  openPage(load);
  fireEvent.click(screen.getByRole('button', { name: 'Greet' }));
  expect(load).not.toHaveBeenCalled();
  act(() => {
    for (const frame of frames) frame(0);
  });
  expect(await screen.findByText('Hello')).toBeInTheDocument();
});
