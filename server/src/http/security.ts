import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { InvalidInputError, ShopError } from '../shared/errors';
import { storageProblem } from '../shared/storable';
import { shortenPolicy } from './security-headers';

/** Throws 422 with a message for each field that can't be stored. */
const assertStorable = (data: unknown): void => {
  if (typeof data !== 'object' || data === null || Buffer.isBuffer(data)) return;
  const fields = Object.entries(data).flatMap(([field, value]): [string, string][] => {
    const problem = storageProblem([field, value]);
    return problem === undefined ? [] : [[field, problem]];
  });
  const [[, first] = []] = fields;
  if (first === undefined) return;
  throw new InvalidInputError(
    first,
    Object.fromEntries(fields.map(([field, problem]) => [field, [problem]])),
  );
};

/**
 * Security headers on every response, and the refusal of texts that PostgreSQL can't store: NUL and
 * lone surrogates.
 */
export const securityPlugin = fp(
  async (app: FastifyInstance, { headers }: { headers: Record<string, string> }) => {
    app.addHook('onRequest', ({ raw }, reply, done) => {
      void reply.headers(headers);
      // Replaces Node's own check, whose response would lack these headers.
      if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
        throw new ShopError(400, 'The request has no Host header.');
      }
      done();
    });

    app.addHook('onSend', ({ url }, reply, payload, done) => {
      shortenPolicy(url, reply);
      done(null, payload);
    });

    app.addHook('preValidation', ({ query, body }, _reply, done) => {
      assertStorable(query);
      assertStorable(body);
      done();
    });

    // Unknown values of `Expect` are ignored, as HTTP allows, where Node would refuse the request.
    app.server.on('checkExpectation', (request, response) =>
      app.server.emit('request', request, response),
    );
  },
);
