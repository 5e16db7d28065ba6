// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { waitTimeoutMs } from '../../../../tests/support/wait-timeout';
import { lazyOnline } from './lazy-online';

const Strip = () => <p>New pieces</p>;

const show = (load: () => Promise<typeof Strip>) => {
  const Part = lazyOnline(load);
  render(
    <Suspense fallback={<p>Room for them</p>}>
      <Part />
    </Suspense>,
  );
};

/** Shows it without a connection, and so without its code. */
const showOffline = async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve(Strip));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(load);
  await act(async () => Promise.resolve());
  return load;
};

const comeOnline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the fallback while its code is missing without a connection, and is loaded with it', async () => {
  await showOffline();
  expect(screen.getByText('Room for them')).toBeVisible();
  comeOnline();
  expect(await screen.findByText('New pieces')).toBeVisible();
});

it('is loaded where requests get through a moment after the browser is online', async () => {
  const load = await showOffline();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  comeOnline();
  expect(await screen.findByText('New pieces', {}, { timeout: waitTimeoutMs })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('is there without a connection where a service worker has its code', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(() => Promise.resolve(Strip));
  expect(await screen.findByText('New pieces')).toBeVisible();
});
