// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { getCategories } from '@/entities/category';

import { eventually } from '../../../tests/support/eventually';
import { makeStore } from '../redux';
import { handleLostConnection } from './lost-connection';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const select = getCategories.select();

/** A shop without a connection, and the categories that it could not load. */
const openOffline = async () => {
  const connection = { works: false, asked: 0 };
  const fetch = () => {
    connection.asked += 1;
    return connection.works
      ? Promise.resolve(Response.json({ code: 200, message: 'OK', data: [] }))
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch });
  await store.dispatch(getCategories.initiate());
  expect(select(store.getState()).isError).toBe(true);
  // RTK Query writes to the state a little later what is shown.
  await eventually(() => {
    expect(Object.values(store.getState().api.subscriptions)).toHaveLength(1);
  });
  connection.asked = 0;
  return { store, connection };
};

it('asks again for what failed before it was there', async () => {
  const { store, connection } = await openOffline();
  connection.works = true;
  stop = handleLostConnection(store, { navigate: () => Promise.resolve() });
  await eventually(() => {
    expect(select(store.getState()).isSuccess).toBe(true);
  });
});

it('asks until it is answered where the connection works a moment after the browser has it', async () => {
  const { store, connection } = await openOffline();
  stop = handleLostConnection(store, { navigate: () => Promise.resolve() });
  window.dispatchEvent(new Event('online'));
  await eventually(() => {
    expect(connection.asked).toBeGreaterThan(0);
    expect(select(store.getState()).isError).toBe(true);
  });
  connection.works = true;
  await eventually(() => {
    expect(select(store.getState()).isSuccess).toBe(true);
  });
});

it('follows links without a connection, and asks again for pictures only with one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = '<a href="/shipping">Shipping</a><img src="/media/abaya.jpg" alt="">';
  const written = vi.fn();
  Object.defineProperties(document.images[0], {
    complete: { value: true },
    naturalWidth: { value: 0 },
    src: { get: () => '/media/abaya.jpg', set: written },
  });
  const navigate = vi.fn(() => Promise.resolve());
  stop = handleLostConnection(makeStore(), { navigate });
  fireEvent.click(document.links[0]!);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/shipping');
  expect(written).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  fireEvent.online(window);
  expect(written).toHaveBeenCalledExactlyOnceWith('/media/abaya.jpg');
});
