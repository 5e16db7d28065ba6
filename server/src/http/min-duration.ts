import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { type ResponseTime, runWithResponseTime } from '../services/customers/min-duration';
import { wrapHandling } from './wrap-handling';

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
    wrapHandling(route, (request, handle) => {
      const time = { earliest: 0 };
      times.set(request, time);
      runWithResponseTime(time, handle);
    });
    route.onSend = [route.onSend ?? []].flat().concat(async (request) => {
      const restMs = (times.get(request)?.earliest ?? 0) - performance.now();
      if (restMs > 0) await pause(restMs);
    });
  });
});
