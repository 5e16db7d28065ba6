import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Parses JSON bodies. An empty body is allowed, since clients send the content type even without
 * one; keys that would reach an object's prototype are refused.
 */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.toString().trim() === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
});
