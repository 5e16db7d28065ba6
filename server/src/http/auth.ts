import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

import { UnauthenticatedError } from '../shared/errors';
import { rememberLanguage } from '../services/customers/customer-rows';
import { findToken, type TokenHolder } from '../services/tokens/tokens';

/**
 * Who may call a route: everybody, or the bearer of a valid token of that kind (`any-token`: of any
 * kind; `guest-or-session`: a session's token, or no token). The server does not start unless every
 * route under /api has one.
 */
export type Access =
  'public' | 'guest-or-session' | 'session' | 'verification' | 'reset' | 'any-token';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    tokenHolder: TokenHolder | null;
  }
}

const bearerPattern = /^Bearer +([\w-]{20,200})$/i;

const bearerOf = (request: FastifyRequest): string | undefined =>
  bearerPattern.exec(request.headers.authorization ?? '')?.[1];

/** Mails to a customer are in the language of the last call of a session that named one. */
const rememberItsLanguage = async (
  { shop }: FastifyInstance,
  { headers }: FastifyRequest,
  { kind, customerId, language }: TokenHolder,
): Promise<void> => {
  if (kind !== 'session' || customerId === null || language === null) return;
  if (headers['accept-language'] === undefined) return;
  await rememberLanguage(shop.db.orm, { id: customerId, language });
};

const authenticate = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { access } = request.routeOptions.config;
  void reply.header('cache-control', 'no-store');

  const isGuest = access === 'guest-or-session' && request.headers.authorization === undefined;
  if (isGuest) return;
  const wanted = access === 'guest-or-session' ? 'session' : access;
  const bearer = bearerOf(request);
  const holder = bearer === undefined ? undefined : await findToken(app.shop, bearer);
  if (!holder || (wanted !== 'any-token' && holder.kind !== wanted)) {
    throw new UnauthenticatedError();
  }
  request.tokenHolder = holder;
  await rememberItsLanguage(app, request, holder);
};

/** The token of the request. Only for routes whose `access` asks for one. */
export const tokenOf = (request: Pick<FastifyRequest, 'tokenHolder'>): TokenHolder => {
  if (!request.tokenHolder) throw new UnauthenticatedError();
  return request.tokenHolder;
};

/** The customer whose token the request carries. Only for routes whose `access` asks for one. */
export const customerOf = (request: Pick<FastifyRequest, 'tokenHolder'>): { id: number } => {
  const { customerId } = tokenOf(request);
  if (customerId === null) throw new UnauthenticatedError();
  return { id: customerId };
};

/** Guards every route by the `access` in its options (section 6). */
export const authPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('tokenHolder', null);

  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.url.startsWith('/api') && !route.config?.access) {
      throw new Error(`${String(route.method)} ${route.url} has no access setting`);
    }
    if ((route.config?.access ?? 'public') === 'public') return;
    route.onRequest = [route.onRequest ?? []]
      .flat()
      .concat((request, reply) => authenticate(app, request, reply));
  });
});
