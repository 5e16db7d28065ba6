import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { isRecord } from '@contract/is-record';

import type { LimitName } from '../services/rate-limits/rate-limits';
import { normalizeEmail } from '../shared/email';
import { isApiCall, isInProcess } from './api-call';
import { networkOf } from './network';
import { createLoginDelay, pairOf } from './login-delay';

/**
 * Which limit a route counts toward; without one, `read` or `write` by its method. With a limit of its own
 * it counts toward one of these as well, with `none` toward no limit.
 */
export type RouteLimit = 'read' | 'write' | 'login' | 'code' | 'contact' | 'back-in-stock' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

const success = 200;

/**
 * Limits that also count by the email address in the body. Codes are counted by address and network, so
 * that nobody can keep an account's owner from requesting one; how many can be guessed is limited with
 * the code itself (section 9). Back-in-stock requests are counted by address over all networks, since
 * each may mail a confirmation to it.
 */
const byEmail: Partial<Record<RouteLimit, { name: LimitName; callerOf: typeof pairOf }>> = {
  code: { name: 'code-pair', callerOf: pairOf },
  'back-in-stock': { name: 'back-in-stock-email', callerOf: ({ email }) => email },
};

/** The limits that all calls count toward, each process in its own memory. */
type GeneralLimit = 'read' | 'write';

type OwnLimit = Exclude<RouteLimit, GeneralLimit | 'none'>;

const isGeneral = (limit: RouteLimit | undefined): limit is GeneralLimit =>
  limit === 'read' || limit === 'write';

const generalLimitOf = ({ method, routeOptions }: FastifyRequest): GeneralLimit => {
  const { limit } = routeOptions.config;
  if (isGeneral(limit)) return limit;
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
};

const emailOf = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.email === 'string' ? normalizeEmail(body.email) : undefined;

/**
 * Counts every call under /api by the caller's IP address. To be registered before the plugin that gives
 * calls their places: who is over the limit takes none from others.
 */
export const generalLimitPlugin = fp(async (app: FastifyInstance) => {
  const { rateLimits } = app.shop;
  app.addHook('onRequest', (request, _reply, done) => {
    const limit = generalLimitOf(request);
    const isCounted =
      isApiCall(request) &&
      request.routeOptions.config.limit !== 'none' &&
      !(limit === 'read' && isInProcess(request));
    if (!isCounted) done();
    else rateLimits.consume(limit, networkOf(request.ip)).then(() => done(), done);
  });
});

/**
 * Counts the calls of routes that have a limit of their own, by the caller's IP address, and some also by
 * account. To be registered after the plugin that gives calls their places: with several processes it
 * asks the database.
 */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  const { rateLimits } = app.shop;
  const loginDelay = createLoginDelay(rateLimits);

  const count = async (request: FastifyRequest, limit: OwnLimit) => {
    await rateLimits.consume(limit, networkOf(request.ip));
  };
  const countByEmail = async (request: FastifyRequest, limit: OwnLimit) => {
    const email = emailOf(request.body);
    if (email === undefined) return;
    const attempt = { email, network: networkOf(request.ip) };
    const byCaller = byEmail[limit];
    if (byCaller) await rateLimits.consume(byCaller.name, byCaller.callerOf(attempt));
    if (limit === 'login') await loginDelay.wait(attempt, (ms) => app.delayCall(request, ms));
  };
  const forget = async (request: FastifyRequest, reply: FastifyReply) => {
    const email = emailOf(request.body);
    if (reply.statusCode !== success || email === undefined) return;
    await loginDelay.forget({ email, network: networkOf(request.ip) });
  };

  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit === undefined || limit === 'none' || isGeneral(limit)) return;
    route.onRequest = [route.onRequest ?? []].flat().concat((request) => count(request, limit));
    route.preHandler = [
      (request: FastifyRequest) => countByEmail(request, limit),
      ...[route.preHandler ?? []].flat(),
    ];
    if (limit !== 'login') return;
    route.onResponse = [route.onResponse ?? []].flat().concat(forget);
  });
});
