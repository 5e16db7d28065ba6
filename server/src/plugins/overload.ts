import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { TryLaterError } from '../services/errors';

const retryAfterSeconds = 2;

/** A busy loop this late means that what came in already can't be answered in time. */
const longestLoopDelayMs = 1500;

/** Calls of the API under way at once; each may wait for the database. */
const mostCalls = 600;

const tooBusy = () =>
  new TryLaterError(503, 'The shop is very busy. Please try again in a moment.', retryAfterSeconds);

/**
 * Light shedding: beyond what the process can answer soon, calls get 503 with Retry-After at once,
 * so that those which are accepted stay fast. Health and metrics always answer.
 */
export const overloadPlugin = fp(async (app: FastifyInstance) => {
  let calls = 0;

  await app.register(underPressure, {
    maxEventLoopDelay: longestLoopDelayMs,
    retryAfter: retryAfterSeconds,
    pressureHandler: (request) => {
      if (request.url.startsWith('/api') && request.url !== '/api/openapi.json') throw tooBusy();
    },
  });

  app.decorateRequest('counted', false);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api')) return;
    if (calls >= mostCalls) throw tooBusy();
    calls += 1;
    request.counted = true;
  });
  const done = async (request: { counted: boolean }) => {
    if (!request.counted) return;
    request.counted = false;
    calls -= 1;
  };
  app.addHook('onResponse', done);
  app.addHook('onRequestAbort', done);
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the call counts among those under way. */
    counted: boolean;
  }
}
