import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { type ResponseTime, runWithResponseTime } from '../services/customers/min-duration';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether work of the route runs `withMinDuration`. */
    minDuration?: boolean;
  }
}

/**
 * Holds the responses of routes of `minDuration` back. Their hooks run after those of all plugins: when a
 * response is held back, its call has left its lane.
 */
export const minDurationPlugin = fp(async (app: FastifyInstance) => {
  const times = new WeakMap<FastifyRequest, ResponseTime>();

  app.addHook('onRoute', (route) => {
    if (!route.config?.minDuration) return;
    // After the body, which is read outside of the request's async context.
    route.preHandler = [route.preHandler ?? []].flat().concat((request, _reply, done) => {
      const time = { earliest: 0 };
      times.set(request, time);
      runWithResponseTime(time, done);
    });
    route.onSend = [route.onSend ?? []].flat().concat(async (request) => {
      const restMs = (times.get(request)?.earliest ?? 0) - performance.now();
      if (restMs > 0) await pause(restMs);
    });
  });
});
