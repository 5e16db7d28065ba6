import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { countMail } from '../services/mail/mail-log';
import { countRefunds } from '../services/payments/refunds';
import { NotFoundError, TryLaterError, UnauthenticatedError } from '../shared/errors';
import { readWorkerMetrics, shareMetrics } from './worker-metrics';

const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the header has the token, compared in constant time. */
const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Counts the responses of the server, with the time that each took. */
const measureRequests = (app: FastifyInstance, registers: Registry[]): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were refused as too many (429) or because the shop was too busy (503).',
    labelNames: ['status'] as const,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = String(reply.statusCode);
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status },
      reply.elapsedTime / 1000,
    );
    if (status === '429' || status === '503') refused.inc({ status });
    done();
  });
};

interface StateCount {
  name: string;
  help: string;
  count: () => Promise<Record<string, number>>;
}

/** A gauge of the database's rows, by their state. */
const countStates = (registers: Registry[], { name, help, count }: StateCount): void => {
  new Gauge({
    name,
    help,
    labelNames: ['state'] as const,
    // Every worker counts the same rows.
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      // Without the database the other metrics are still reported.
      const counted = await count().catch(() => ({}));
      for (const [state, rows] of Object.entries(counted)) this.set({ state }, rows);
    },
  });
};

/** Adds what is counted when the metrics are read: connections, mail and cached responses. */
const addShopMetrics = ({ db, shop, responses }: FastifyInstance, registers: Registry[]): void => {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'total' }, db.pool.totalCount);
      this.set({ state: 'idle' }, db.pool.idleCount);
      this.set({ state: 'waiting' }, db.pool.waitingCount);
    },
  });
  countStates(registers, {
    name: 'mail_messages',
    help: 'Mail that waits to be sent, and mail that was given up.',
    count: async () => {
      const { waiting, givenUp } = await countMail(shop);
      return { waiting, 'given-up': givenUp };
    },
  });
  countStates(registers, {
    name: 'refunds',
    help: 'Refunds that are still to be made, and refunds that failed at the payment provider.',
    count: () => countRefunds(shop),
  });
  for (const [name, help] of [
    ['hits', 'Responses that were in the cache.'],
    ['misses', 'Responses that were made and cached.'],
    ['dropped', 'Cached responses that were dropped, since the catalogue or the stock changed.'],
  ] as const) {
    new Counter({
      name: `response_cache_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(responses.counts[name]);
      },
    });
  }
};

/**
 * GET /metrics: metrics for Prometheus, of this process or of all workers. 401 for a wrong token, 404
 * where none is configured.
 */
export const metricsPlugin = fp(async (app: FastifyInstance, { token }: { token?: string }) => {
  const registry = new Registry();
  measureRequests(app, [registry]);
  addShopMetrics(app, [registry]);
  let collectsDefaults = false;
  // From the first call on, since the observers cost time.
  const collectDefaults = () => {
    if (!collectsDefaults) collectDefaultMetrics({ register: registry });
    collectsDefaults = true;
  };
  const isShared = cluster.isWorker && token !== undefined;
  if (isShared) {
    // The first call may come to another worker.
    collectDefaults();
    shareMetrics(registry);
  }

  app.get(
    '/metrics',
    {
      config: { access: 'public' },
      schema: { tags: ['Operations'], summary: 'Prometheus text', hide: token === undefined },
    },
    async (request, reply) => {
      if (token === undefined) throw new NotFoundError();
      if (!hasToken(request.headers.authorization, token)) throw new UnauthenticatedError();
      collectDefaults();
      const metrics = isShared ? await readWorkerMetrics() : await registry.metrics();
      if (metrics === undefined) throw new TryLaterError(503, 'The shop is too busy', 1);
      return reply.type(registry.contentType).send(metrics);
    },
  );
});
