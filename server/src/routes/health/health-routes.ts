import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import Type from 'typebox';

import { TryLaterError } from '../../shared/errors';
import { inTime } from '../../shared/in-time';

const timeoutMs = 2000;
const retryAfterSeconds = 2;

const StatusSchema = Type.Object({ status: Type.String() });

const notReady = () =>
  new TryLaterError(503, 'The shop can’t serve requests at the moment.', retryAfterSeconds);

/** Liveness, and readiness to serve customers. */
export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/healthz',
    {
      config: { access: 'public' },
      schema: { tags: ['Operations'], summary: 'Liveness', response: { 200: StatusSchema } },
    },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Operations'],
        summary: 'Readiness: the database responds, its migrations are done, and calls are served',
        response: { 200: StatusSchema },
      },
    },
    async (request) => {
      if (app.isStalled()) throw notReady();
      try {
        const asked = app.db.orm.execute(sql`select 1 from rate_limits limit 0`);
        await inTime(timeoutMs, asked, 'The database did not respond in time');
      } catch (error) {
        request.log.warn({ err: error }, 'Not ready');
        throw notReady();
      }
      return { status: 'ready' };
    },
  );
};
