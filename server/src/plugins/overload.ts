import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { TryLaterError } from '../services/errors';

const retryAfterSeconds = 2;

/** Calls of the API under way at once; each may wait for the database. */
const mostCalls = 600;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the call counts among those under way. */
    counted: boolean;
  }
}

/**
 * Light shedding: beyond what the process can answer soon, calls of the API get 503 with
 * Retry-After at once, so that those which are accepted stay fast. Health and metrics always
 * answer. It counts calls instead of watching the event loop, whose delays on a small machine say
 * more about its other programs.
 */
export const overloadPlugin = fp(
  async (app: FastifyInstance, { most = mostCalls }: { most?: number }) => {
    let calls = 0;

    app.decorateRequest('counted', false);
    app.addHook('onRequest', async (request) => {
      if (!request.url.startsWith('/api')) return;
      if (calls >= most) {
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
