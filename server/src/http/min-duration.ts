import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { type ResponseTime, runWithResponseTime } from '../services/customers/min-duration';

const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Holds the responses of work `withMinDuration` back. To be registered after `overloadPlugin`: when a
 * response is held back, its call has left its lane.
 */
export const minDurationPlugin = fp(async (app: FastifyInstance) => {
  const times = new WeakMap<FastifyRequest, ResponseTime>();

  // After the body, which is read outside of the request's async context.
  app.addHook('preHandler', (request, _reply, done) => {
    if (readingMethods.has(request.method)) {
      done();
      return;
    }
    const time = { earliest: 0 };
    times.set(request, time);
    runWithResponseTime(time, done);
  });
  app.addHook('onSend', async (request) => {
    const restMs = (times.get(request)?.earliest ?? 0) - performance.now();
    if (restMs > 0) await pause(restMs);
  });
});
