import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance, RouteOptions } from 'fastify';

export interface AnyRoute {
  method: string;
  url: string;
  /** The schemas of its responses, by their statuses, once the app is ready. */
  responses: () => Record<string, unknown>;
}

/** Runs `build`, and lists every route of the apps that it makes. */
export const withRoutes = async <Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; routes: AnyRoute[] }> => {
  const routes: AnyRoute[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route: RouteOptions) => {
      const responses = () => (route.schema?.response ?? {}) as Record<string, unknown>;
      for (const method of [route.method].flat()) {
        routes.push({ method, url: route.url, responses });
      }
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { built: await build(), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
};
