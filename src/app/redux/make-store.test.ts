// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { selectCurrency } from '@/entities/currency';
import { api } from '@/shared/api';
import { overlayOpened, selectOpenOverlay } from '@/shared/overlay';
import {
  readStoredSession,
  selectIsAuthenticated,
  selectSessionExpired,
  sessionEnded,
  sessionRestored,
  sessionStarted,
  userChanged,
} from '@/shared/session';
import { selectToasts, toastShown } from '@/shared/toast';

import { makeStore } from './make-store';
import { startSessionSync } from './session-sync';

const user = { name: 'Noura', email: 'noura@selvage.test', image: '', currency: 'AED' } as const;

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, string>({ query: (path) => path }),
    anonymousProbe: build.query<unknown, string>({
      query: (path) => path,
      extraOptions: { anonymous: true },
    }),
  }),
});

const answering = (status: number) => {
  const calls: Request[] = [];
  const fetch = vi.fn((input: RequestInfo | URL) => {
    calls.push(input as Request);
    const body = JSON.stringify({ code: status, message: '', error: '', data: 'private' });
    return Promise.resolve(
      new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  return { calls, fetch: fetch as unknown as typeof globalThis.fetch };
};

beforeEach(() => {
  window.localStorage.clear();
});

describe('the store', () => {
  it('keeps nothing of a customer but the toasts when the session ends', async () => {
    const { fetch } = answering(200);
    const store = makeStore({ fetch });
    store.dispatch(sessionStarted({ token: 'secret', user }));
    store.dispatch(overlayOpened('cart'));
    store.dispatch(toastShown({ severity: 'success', title: 'Logged out successfully' }));
    await store.dispatch(probe.endpoints.probe.initiate('/profile', { subscribe: false }));
    expect(selectCurrency(store.getState())).toBe('AED');
    for (const flow of ['reset-password', 'verify-email:login', 'verify-email:register']) {
      window.sessionStorage.setItem(flow, JSON.stringify({ email: user.email }));
    }

    store.dispatch(sessionEnded({ reason: 'logout' }));

    const state = store.getState();
    expect(selectIsAuthenticated(state)).toBe(false);
    expect(selectOpenOverlay(state)).toBeNull();
    expect(selectCurrency(state)).toBe('USD');
    expect(selectToasts(state)).toHaveLength(1);
    expect(JSON.stringify(state)).not.toMatch(/secret|noura@|private/);
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(window.localStorage.getItem('user')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('removes the request to log in after the login', () => {
    const store = makeStore({ fetch: answering(200).fetch });
    const severity = 'info';
    const title = 'Please login to proceed with checkout';
    store.dispatch(toastShown({ severity, title: 'You are offline', lasting: true }));
    store.dispatch(toastShown({ severity, title, asksForLogin: true }));
    store.dispatch(sessionStarted({ token: 'secret', user }));
    expect(selectToasts(store.getState()).map((toast) => toast.title)).toEqual(['You are offline']);
  });

  it('sends the bearer token, and ends the session once on a 401 to it', async () => {
    const { calls, fetch } = answering(401);
    const store = makeStore({ fetch });
    store.dispatch(sessionStarted({ token: 'secret', user }));
    await Promise.all([
      store.dispatch(probe.endpoints.probe.initiate('/orders', { subscribe: false })),
      store.dispatch(probe.endpoints.probe.initiate('/addresses', { subscribe: false })),
    ]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(selectSessionExpired(store.getState())).toBe(true);
    expect(readStoredSession()).toBeNull();
  });

  it('keeps the session when a call without its token is refused', async () => {
    const { calls, fetch } = answering(401);
    const store = makeStore({ fetch });
    store.dispatch(sessionStarted({ token: 'secret', user }));
    await store.dispatch(probe.endpoints.anonymousProbe.initiate('/login', { subscribe: false }));
    expect(calls[0]?.headers.has('authorization')).toBe(false);
    expect(selectIsAuthenticated(store.getState())).toBe(true);
  });

  it('remembers the token as a raw string and the user as plain JSON', () => {
    const store = makeStore({ fetch: answering(200).fetch });
    store.dispatch(sessionStarted({ token: 'secret', user }));
    store.dispatch(userChanged({ ...user, currency: 'EUR' }));
    expect(window.localStorage.getItem('token')).toBe('secret');
    expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toEqual({
      ...user,
      currency: 'EUR',
    });
    expect(selectCurrency(store.getState())).toBe('EUR');
  });

  it('clears an unparsable user, with its token', () => {
    window.localStorage.setItem('token', 'secret');
    window.localStorage.setItem('user', '{broken');
    expect(readStoredSession()).toBeNull();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(window.localStorage.getItem('user')).toBeNull();
  });

  it.each([null, ''])('clears an unparsable user without a token too: %j', (token) => {
    if (token !== null) window.localStorage.setItem('token', token);
    window.localStorage.setItem('user', '[]');
    expect(readStoredSession()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('follows a logout and a login in another tab', () => {
    const store = makeStore({ fetch: answering(200).fetch });
    store.dispatch(sessionRestored({ token: 'secret', user }));
    const stop = startSessionSync(store);
    const changed = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

    changed();
    expect(selectIsAuthenticated(store.getState())).toBe(false);

    window.localStorage.setItem('token', 'another');
    window.localStorage.setItem('user', JSON.stringify(user));
    changed();
    expect(selectIsAuthenticated(store.getState())).toBe(true);
    stop();
  });
});
