import type { ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { TryLaterError } from '../shared/errors';
import { isApiCall } from './api-call';

const retryAfterSeconds = 2;

/** Calls of the API in progress at once; each may wait for the database. */
const maxCalls = 600;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether calls of the API are being refused because too many are in progress. */
    isOverloaded: () => boolean;
  }
}

/**
 * Load shedding: above the limit, calls of the API get 503 with Retry-After at once, so that those
 * accepted stay fast. Health and metrics are never refused. It counts calls instead of measuring the
 * event loop's delay, which on a small machine depends more on other programs. A call counts until
 * its response or its connection is closed, and not while its body is awaited: a slow client takes
 * nobody's place.
 */
export const overloadPlugin = fp(
  async (app: FastifyInstance, { limit = maxCalls }: { limit?: number }) => {
    const inProgress = new Set<ServerResponse>();
    let closing = false;
    const isOverloaded = () => inProgress.size >= limit;
    app.decorate('isOverloaded', isOverloaded);

    const admit = async (request: FastifyRequest, { raw }: FastifyReply) => {
      if (!isApiCall(request)) return;
      if (isOverloaded()) {
        throw new TryLaterError(
          503,
          'The shop is very busy. Please try again in a moment.',
          retryAfterSeconds,
        );
      }
      // Who left while the body was read closes nothing any more.
      if (!raw.req.socket.destroyed) inProgress.add(raw);
    };

    app.addHook('preClose', async () => {
      closing = true;
    });
    app.addHook('onRequest', async (request, reply) => {
      // On a connection that was open when the shop began to close.
      if (closing) throw new TryLaterError(503, 'The shop is closing.', retryAfterSeconds);
      await admit(request, reply);
      reply.raw.once('close', () => inProgress.delete(reply.raw));
    });
    app.addHook('preParsing', async (_request, reply) => {
      inProgress.delete(reply.raw);
    });
    app.addHook('preValidation', admit);

    // Of pipelined responses only the first closes with its connection; the others never got it.
    app.server.on('connection', (socket) =>
      socket.once('close', () => {
        for (const response of inProgress) {
          if (response.req.socket === socket) inProgress.delete(response);
        }
      }),
    );
  },
);
