import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { i18n } from '@contract/i18n';

import { tooBusy, TryLaterError } from '../shared/errors';
import { runWithPlace } from '../shared/without-place';
import { isApiCall, isInProcess } from './api-call';
import { watchEventLoop } from './event-loop';
import { clientLeft, createLane, type LaneLimits, type Place } from './lane';
import { wrapHandling } from './wrap-handling';

/** What a route costs. Each load has a lane of its own, so that none crowds out the others. */
export type RouteLoad = 'light' | 'search' | 'password' | 'checkout';

declare module 'fastify' {
  interface FastifyContextConfig {
    load?: RouteLoad;
  }
  interface FastifyInstance {
    /** Whether running calls do not end, so that no other can start. */
    isStalled: () => boolean;
    /** Delays a call, which has no place in its lane meanwhile: others run. */
    delayCall: (request: FastifyRequest, ms: number) => Promise<void>;
  }
}

const retryAfterSeconds = 2;

/**
 * Refusals beyond this number are delayed by about two seconds: clients that repeat refused calls at
 * once would otherwise take all of the processor's time.
 */
const freeRefusals = 50;
const maxDelayed = 1000;
const defaultDelayMs = 2000;

const defaultLanes: Record<RouteLoad, LaneLimits> = {
  light: { running: 12, waiting: 8, burst: 128 },
  search: { running: 8, waiting: 12, burst: 64 },
  password: { running: 4, waiting: 16, burst: 16 },
  // At a product launch hundreds order in the same second.
  checkout: { running: 8, waiting: 12, burst: 256 },
};

export interface OverloadOptions {
  lanes?: Partial<Record<RouteLoad, LaneLimits>>;
  /** How long refusals are delayed, about, in milliseconds. */
  delayMs?: number;
}

/** Which calls have a place, each in the lane of its load. */
const createPlaces = (limits: Record<RouteLoad, LaneLimits>) => {
  const lanes = {
    light: createLane(limits.light),
    search: createLane(limits.search),
    password: createLane(limits.password),
    checkout: createLane(limits.checkout),
  };
  const places = new Map<FastifyRequest, Place>();
  const laneOf = ({ routeOptions }: FastifyRequest) => lanes[routeOptions.config.load ?? 'light'];

  const leave = (request: FastifyRequest) => {
    places.get(request)?.leave();
    places.delete(request);
  };
  const leaveAllOn = (socket: Socket) => {
    for (const request of places.keys()) {
      if (request.raw.socket === socket) leave(request);
    }
  };
  const take = async (request: FastifyRequest, hadPlace = false) => {
    // The client left while the body was read: its `close` has fired, and would free no place.
    if (request.raw.socket.destroyed) return;
    const place = laneOf(request).enter(hadPlace);
    if (!place) throw tooBusy(retryAfterSeconds);
    places.set(request, place);
    await place.turn;
  };
  const takeAgain = async (request: FastifyRequest) => {
    // Work without a place would not be counted.
    if (request.raw.socket.destroyed) throw clientLeft();
    await take(request, true);
  };
  return {
    take,
    takeAgain,
    leave,
    leaveAllOn,
    isIn: (request: FastifyRequest) => places.has(request),
    isStalled: () => lanes.light.isStalled(),
  };
};

/** Delays a refusal where there were many recently. */
const createRefusalDelay = (delayMs: number) => {
  let recentRefusals = 0;
  return async () => {
    recentRefusals += 1;
    const isDelayed = recentRefusals > freeRefusals && recentRefusals <= maxDelayed;
    const delay = pause(delayMs * (0.5 + Math.random()), undefined, { ref: false }).then(() => {
      recentRefusals -= 1;
    });
    if (isDelayed) await delay;
  };
};

const isManaged = (request: FastifyRequest) => isApiCall(request) && !isInProcess(request);

/**
 * Load shedding: calls of the API wait in lanes by what they cost. One that would wait too long gets
 * 503 with Retry-After, so that accepted ones stay fast. Health, metrics and the calls of the page
 * renderer, which has its own limit, are never refused. A call has a place until its response is made
 * or its connection is closed, and none while its body is received or while it is delayed: a slow client
 * blocks nobody, and neither does one who is slowed down. Nor while it waits for another service
 * (`withoutPlace`).
 */
export const overloadPlugin = fp(async (app: FastifyInstance, options: OverloadOptions) => {
  const places = createPlaces({ ...defaultLanes, ...options.lanes });
  const delayRefusal = createRefusalDelay(options.delayMs ?? defaultDelayMs);
  const eventLoop = watchEventLoop();
  let closing = false;

  app.decorate('isStalled', places.isStalled);
  app.decorate('delayCall', async (request, ms) => {
    places.leave(request);
    await pause(ms, undefined, { ref: false });
    await places.takeAgain(request);
  });

  app.addHook('onRoute', (route) => {
    if (route.config?.load !== 'checkout') return;
    wrapHandling(route, (request, handle) => {
      const leave = () => places.leave(request);
      runWithPlace({ leave, takeAgain: () => places.takeAgain(request) }, handle);
    });
  });

  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // A request on a connection that was open before the shutdown.
    if (closing)
      throw new TryLaterError(
        503,
        i18n.t('The shop is shutting down. Please try again.'),
        retryAfterSeconds,
      );
    if (!isManaged(request)) {
      done();
      return;
    }
    if (eventLoop.isOverloaded()) throw tooBusy(retryAfterSeconds);
    places.take(request).then(() => done(), done);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.raw.complete) places.leave(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isManaged(request) || places.isIn(request)) done();
    else places.take(request, true).then(() => done(), done);
  });
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    places.leave(request);
    const isRefusal = statusCode === 503 || statusCode === 429;
    if (closing || !isRefusal || !isManaged(request)) done(null, payload);
    else void delayRefusal().then(() => done(null, payload));
  });

  // A closed connection ends all of its calls: pipelined ones may be waiting.
  app.server.on('connection', (socket) => socket.once('close', () => places.leaveAllOn(socket)));
});
