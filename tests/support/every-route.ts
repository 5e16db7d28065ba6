import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance, RouteOptions } from 'fastify';

export interface AnyRoute {
  method: string;
  url: string;
}

/** Runs `build`, and lists every route of the apps that it makes. */
export const withRoutes = async <Built>(
  build: () => Promise<Built>,
): Promise<{ built: Built; routes: AnyRoute[] }> => {
  const routes: AnyRoute[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const each of [method].flat()) routes.push({ method: each, url });
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { built: await build(), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
};
