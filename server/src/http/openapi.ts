import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

import { FailureSchema } from '@contract/envelope';

import { jsonType } from './cached-response';

/** The failures that a route may return, by its input and who may call it. */
const failureStatuses = ({ url, config, schema }: RouteOptions): number[] => [
  ...(schema?.body || schema?.headers ? [400, 413, 415, 422] : []),
  ...(config?.access === 'public' ? [] : [401]),
  ...(url.includes(':') ? [404] : []),
  429,
  500,
  503,
];

const describeFailures = (route: RouteOptions): void => {
  const response = (route.schema?.response ?? {}) as Record<string, unknown>;
  const failures = failureStatuses(route).map((status) => [String(status), FailureSchema]);
  route.schema = {
    ...route.schema,
    response: { ...Object.fromEntries(failures), '4xx': FailureSchema, ...response },
  };
};

/**
 * GET /api/openapi.json: every route, from the schemas that validate it. Adds the failure envelope
 * to each route under /api, since all of them may return it.
 */
export const openapiPlugin = fp(async (app: FastifyInstance, options: { publicUrl: string }) => {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api')) describeFailures(route);
  });

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Selvage',
        description: 'The provider of the Selvage shop. Money is a decimal string with two digits.',
        version: '1',
      },
      servers: [{ url: options.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const { access } = route.config ?? {};
      const guarded = access !== undefined && access !== 'public';
      const optional = access === 'guest-or-session';
      return {
        url,
        schema: {
          ...schema,
          ...(guarded ? { security: [{ bearer: [] }, ...(optional ? [{}] : [])] } : {}),
          ...(url.includes('*') ? { hide: true } : {}),
        } satisfies FastifySchema,
      };
    },
  });

  app.get(
    '/api/openapi.json',
    { config: { access: 'public' }, schema: { tags: ['Operations'], summary: 'This document' } },
    async (_request, reply) => reply.type(jsonType).send(JSON.stringify(app.swagger())),
  );
});
