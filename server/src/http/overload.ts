import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { TryLaterError } from '../shared/errors';

const retryAfterSeconds = 2;

/** Calls of the API in progress at once; each may wait for the database. */
const maxCalls = 600;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the call is among those counted as in progress. */
    counted: boolean;
  }
}

/**
 * Load shedding: above the limit, calls of the API get 503 with Retry-After at once, so that those
 * accepted stay fast. Health and metrics are never refused. It counts calls instead of measuring the
 * event loop's delay, which on a small machine depends more on other programs.
 */
export const overloadPlugin = fp(
  async (app: FastifyInstance, { limit = maxCalls }: { limit?: number }) => {
    let calls = 0;

    app.decorateRequest('counted', false);
    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api')) return;
      if (calls >= limit) {
        throw new TryLaterError(
          503,
          'The shop is very busy. Please try again in a moment.',
          retryAfterSeconds,
        );
      }
      calls += 1;
      request.counted = true;
    });

    const done = async (request: FastifyRequest) => {
      if (!request.counted) return;
      request.counted = false;
      calls -= 1;
    };
    app.addHook('onResponse', done);
    app.addHook('onRequestAbort', done);
  },
);
