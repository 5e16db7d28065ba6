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

  it('are given as long as they take: no request time-out (section 9)', async () => {
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
