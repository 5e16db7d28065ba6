import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { i18n } from '@contract/i18n';

import { TryLaterError } from '../shared/errors';
import { isApiCall } from './api-call';
import { createLane } from './lane';
import type { LaneLimits, Place } from './lane';
import { inProcessAddress } from './rate-limit';
import { createTurns } from './turns';

/** What a route costs, so that a flood of expensive calls leaves the others served. */
export type RouteLoad = 'light' | 'search' | 'password' | 'checkout';

declare module 'fastify' {
  interface FastifyContextConfig {
    load?: RouteLoad;
  }
  interface FastifyInstance {
    /** Whether the calls that the API is serving do not end, so that it can serve no other. */
    isStalled: () => boolean;
  }
}

const retryAfterSeconds = 2;

/**
 * More refusals than this at a time are held back for about two seconds: clients that repeat refused
 * calls at once would otherwise take all the processor's time.
 */
const freeRefusals = 50;
const maxHeld = 1000;
const defaultHoldMs = 2000;

const defaultLanes: Record<RouteLoad, LaneLimits> = {
  light: { running: 12, waiting: 8, burst: 128 },
  search: { running: 8, waiting: 12, burst: 64 },
  password: { running: 4, waiting: 16, burst: 16 },
  // Product launches: hundreds want the same products in the same second, and each gets a response.
  checkout: { running: 8, waiting: 12, burst: 256 },
};

export interface OverloadOptions {
  lanes?: Partial<Record<RouteLoad, LaneLimits>>;
  /** How long refusals are held back, in milliseconds. */
  holdMs?: number;
}

const tooBusy = () =>
  new TryLaterError(
    503,
    i18n.t('The shop is very busy. Please try again in a moment.'),
    retryAfterSeconds,
  );

/**
 * Load shedding: calls of the API run in lanes by what they cost. Who would have to wait too long in
 * one gets 503 with Retry-After, so that those accepted stay fast. Health, metrics and the calls of
 * the page renderer, which has a limit of its own, are never refused. A call keeps its place until
 * its answer is made or its connection is closed, and not while its body is awaited: a slow client
 * takes nobody's place.
 */
export const overloadPlugin = fp(async (app: FastifyInstance, options: OverloadOptions) => {
  const { holdMs = defaultHoldMs } = options;
  const limits = { ...defaultLanes, ...options.lanes };
  const lanes = {
    light: createLane(limits.light),
    search: createLane(limits.search),
    password: createLane(limits.password),
    checkout: createLane(limits.checkout),
  };
  const places = new Map<FastifyRequest, Place>();
  const turns = createTurns();
  let refusedLately = 0;
  let closing = false;
  app.decorate('isStalled', () => lanes.light.isStalled());

  const laneOf = ({ routeOptions }: FastifyRequest) => lanes[routeOptions.config.load ?? 'light'];

  const leave = (request: FastifyRequest) => {
    places.get(request)?.leave();
    places.delete(request);
  };

  const takePlace = async (request: FastifyRequest, hadPlace = false) => {
    // The client left while the body was read: its connection has closed, and would free no place.
    if (request.raw.socket.destroyed) return;
    const place = laneOf(request).enter(hadPlace);
    if (!place) throw tooBusy();
    places.set(request, place);
    await place.turn;
  };

  const isManaged = (request: FastifyRequest) =>
    isApiCall(request) && request.raw.socket.remoteAddress !== inProcessAddress;

  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    // On a connection that was open when the shop began to close.
    if (closing) throw new TryLaterError(503, i18n.t('The shop is closing.'), retryAfterSeconds);
    if (!isManaged(request)) return;
    if (turns.isLate()) throw tooBusy();
    await takePlace(request);
  });
  app.addHook('preParsing', async (request) => {
    if (!request.raw.complete) leave(request);
  });
  app.addHook('preValidation', async (request) => {
    if (!isManaged(request) || places.has(request)) return;
    await takePlace(request, true);
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    leave(request);
    if (closing || !isManaged(request) || (statusCode !== 503 && statusCode !== 429)) return;
    refusedLately += 1;
    const isHeld = refusedLately > freeRefusals && refusedLately <= maxHeld;
    const later = pause(holdMs * (0.5 + Math.random()), undefined, { ref: false }).then(() => {
      refusedLately -= 1;
    });
    if (isHeld) await later;
  });

  // A closed connection also ends its pipelined calls, which wait for the one before them.
  app.server.on('connection', (socket) =>
    socket.once('close', () => {
      for (const request of places.keys()) {
        if (request.raw.socket === socket) leave(request);
      }
    }),
  );
});
