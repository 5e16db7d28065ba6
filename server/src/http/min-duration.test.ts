import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { withMinDuration } from '../services/customers/min-duration';
import { errorsPlugin } from './errors';
import { minDurationPlugin } from './min-duration';
import { overloadPlugin } from './overload';

const minDurationMs = 250;

let app: FastifyInstance;
/** What happened, in order. */
let events: string[];

beforeEach(async () => {
  events = [];
  app = fastify();
  await app.register(errorsPlugin);
  await app.register(overloadPlugin, { lanes: { light: { running: 1, waiting: 9, burst: 9 } } });
  await app.register(minDurationPlugin);
  const config = { minDuration: true };
  app.post('/api/known', { config }, () =>
    withMinDuration(async () => {
      events.push('worked');
      return {};
    }),
  );
  app.post('/api/unknown', { config }, () =>
    withMinDuration(async () => {
      throw new Error('Nobody has this address');
    }),
  );
  app.post('/api/undeclared', () => withMinDuration(async () => ({})));
  app.post('/api/other', async () => ({}));
});

afterEach(() => app.close());

const call = async (url: string) => {
  const started = performance.now();
  await app.inject({ method: 'POST', url, payload: {} });
  events.push('responded');
  return performance.now() - started;
};

describe('the minimum duration of a response', () => {
  it('is the same for work that succeeds and for work that fails', async () => {
    for (const url of ['/api/known', '/api/unknown']) {
      expect(await call(url), url).toBeGreaterThanOrEqual(minDurationMs - 1);
    }
    expect(await call('/api/other')).toBeLessThan(minDurationMs);
  });

  it('is refused to a route that does not declare it', async () => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/undeclared' });
    expect(statusCode).toBe(500);
  });

  it('holds up no other call, though one runs at a time', async () => {
    await Promise.all([call('/api/known'), call('/api/known'), call('/api/known')]);
    expect(events).toEqual([...Array(3).fill('worked'), ...Array(3).fill('responded')]);
  });
});
