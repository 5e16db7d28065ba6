// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sessionStarted } from '@/shared/session';

import {
  type CallExample,
  callExamples,
  callNamed,
  endpoints,
  user,
} from '../../../tests/support/every-call';
import { makeStore } from './make-store';

/** What a customer's call ends with when the provider answers this with HTTP 200. */
const resultOf = async ([name, arg]: CallExample['call'], body: object | null) => {
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    fetch: () => Promise.resolve(body === null ? new Response() : Response.json(body)),
  });
  store.dispatch(sessionStarted({ token: 'session-token', user }));
  const { data, error } = (await store.dispatch(callNamed(name, arg))) as {
    data?: unknown;
    error?: unknown;
  };
  return { data, error, session: store.getState().session };
};

/** A customer calls, and a provider that knows the customer and nothing else is asked. */
const callOf = async ([name, arg]: CallExample['call']) => {
  const asked: { what: string; body: unknown; bearer: string | undefined }[] = [];
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.text();
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      asked.push({
        what: `${request.method} ${path}`,
        body: body === '' ? undefined : JSON.parse(body),
        bearer: request.headers.get('authorization')?.replace(/^Bearer /, ''),
      });
      return path === '/profile'
        ? Response.json({ code: 200, message: 'OK', data: { user } })
        : Response.json({ code: 500 }, { status: 500 });
    },
  });
  store.dispatch(sessionStarted({ token: 'session-token', user }));
  await store.dispatch(callNamed(name, arg));
  return asked;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the calls that the shop makes (section 7)', () => {
  it('are those of the table', () => {
    expect(Object.keys(endpoints).sort()).toEqual(callExamples.map(({ call }) => call[0]).sort());
  });

  it.each(callExamples)('$call.0 asks $asks', async ({ call, asks, body, bearer }) => {
    expect(await callOf(call)).toEqual(asks.map((what) => ({ what, body, bearer })));
  });

  it.each(callExamples)('$call.0 fails where `code` says so, as POST /orders', async ({ call }) => {
    const refusal = { code: 500, message: 'The till is closed.', error: 'The till is closed.' };
    const { data, error, session } = await resultOf(call, refusal);
    expect({ data, error }).toEqual({ data: undefined, error: { status: 500, data: refusal } });
    expect(session.token).toBe('session-token');
  });

  it('end the session where `code` is 401 and the session was named', async () => {
    const refusal = { code: 401, message: 'Who is there?' };
    for (const { call, bearer } of callExamples) {
      const { session } = await resultOf(call, refusal);
      const ends = bearer === 'session-token';
      expect([call[0], session.expired]).toEqual([call[0], ends]);
    }
  });

  it('never time out (section 9)', async () => {
    vi.useFakeTimers();
    const anHour = 3_600_000;
    const signals: AbortSignal[] = [];
    const store = makeStore({
      apiUrl: 'http://shop.test/api',
      fetch: async (input, init) => {
        signals.push(new Request(input, init).signal);
        await new Promise((resolve) => setTimeout(resolve, anHour));
        return Response.json({ code: 200, message: 'OK', data: [] });
      },
    });
    const asking = store.dispatch(callNamed('getOrders'));
    await vi.advanceTimersByTimeAsync(anHour + 1);
    expect(await asking).toMatchObject({ isSuccess: true, data: [] });
    expect(signals[0]?.aborted).toBe(false);
  });
});
