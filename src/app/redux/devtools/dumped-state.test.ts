// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { pageShown } from '../location-slice';
import { makeStore } from '../make-store';
import { readDumpedState } from './dumped-state';

const storeAt = (path: string) => {
  const store = makeStore();
  store.dispatch(pageShown(path));
  return store.getState();
};

const openWith = (query: string, file: unknown) => {
  window.history.replaceState(null, '', `/${query}`);
  const fetch = vi.fn(() => Promise.resolve(Response.json(file)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => {
  window.localStorage.clear();
});

describe('npm run dev with ?state=', () => {
  it('opens the state of a file and its page', async () => {
    const fetch = openWith('?state=dumps/shop.json', storeAt('/shop?search=silk'));
    const state = await readDumpedState();
    expect(fetch).toHaveBeenCalledWith('/dumps/shop.json');
    expect(makeStore({ preloadedState: state ?? {} }).getState().location).toBe(
      '/shop?search=silk',
    );
    expect(window.location.pathname + window.location.search).toBe('/shop?search=silk');
  });

  it('takes the state that an export of Redux DevTools shows', async () => {
    const computedStates = ['/about', '/contact'].map((path) => ({ state: storeAt(path) }));
    openWith('?state=log.json', { computedStates, currentStateIndex: 1 });
    expect((await readDumpedState())?.location).toBe('/contact');
  });

  it('gives a customer the token of this browser', async () => {
    const user = { name: '***', email: '***', image: '' };
    window.localStorage.setItem('token', 'own');
    window.localStorage.setItem('user', JSON.stringify(user));
    const state = storeAt('/profile');
    openWith('?state=log.json', { ...state, session: { ...state.session, token: '***', user } });
    expect((await readDumpedState())?.session).toMatchObject({ token: 'own', user });
  });

  it('rejects a file without a state, and does nothing without the parameter', async () => {
    openWith('?state=package.json', { name: 'selvage' });
    await expect(readDumpedState()).rejects.toThrow('The file contains no state of the shop.');
    openWith('', null);
    expect(await readDumpedState()).toBeNull();
  });
});
