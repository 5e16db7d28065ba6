import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import type { LimitName } from '../services/rate-limits/rate-limits';
import { normalizeEmail } from '../shared/email';
import { isApiCall } from './api-call';
import { networkOf } from './network';
import { createSignInDelay, pairOf } from './sign-in-delay';

/** Which limit a route counts toward; without one, `read` or `write` by its method. */
export type RouteLimit = 'read' | 'write' | 'sign-in' | 'code' | 'contact' | 'notice' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** The remote address of in-process calls by the page renderer; no socket has it. */
export const inProcessAddress = 'in-process';

const success = 200;

/**
 * Limits that also count by the email address in the body. Codes count for one network at a time, so
 * that nobody can keep the account's owner from asking for one; their own rules bound how many can
 * be guessed (section 9). Confirmations for notices count from everywhere: each sends a mail.
 */
const byEmail: Partial<Record<RouteLimit, { name: LimitName; callerOf: typeof pairOf }>> = {
  code: { name: 'code-pair', callerOf: pairOf },
  notice: { name: 'notice-email', callerOf: ({ email }) => email },
};

const limitOf = (request: FastifyRequest): RouteLimit => {
  const { limit } = request.routeOptions.config;
  if (limit !== undefined) return limit;
  return request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
};

const emailOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? normalizeEmail(body.email) : undefined;
};

/** Counts every call under /api by the caller's IP address, and some also by account. */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  const { rateLimits } = app.shop;
  const signInDelay = createSignInDelay(rateLimits);

  app.addHook('onRequest', async (request) => {
    if (!isApiCall(request)) return;
    const limit = limitOf(request);
    if (limit === 'none') return;
    if (limit === 'read' && request.raw.socket.remoteAddress === inProcessAddress) return;
    await rateLimits.consume(limit, networkOf(request.ip));
  });

  app.addHook('preHandler', async (request) => {
    const email = emailOf(request.body);
    if (email === undefined) return;
    const attempt = { email, network: networkOf(request.ip) };
    const limit = byEmail[limitOf(request)];
    if (limit) await rateLimits.consume(limit.name, limit.callerOf(attempt));
    if (limitOf(request) === 'sign-in') await signInDelay.wait(attempt);
  });

  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== success || limitOf(request) !== 'sign-in') return;
    const email = emailOf(request.body);
    if (email !== undefined) await signInDelay.forget({ email, network: networkOf(request.ip) });
  });
});
