import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';

import { robotsTxt } from '../../services/discovery/sitemap';
import { NotFoundError } from '../../shared/errors';

const hour = 60 * 60;

/** What search engines ask for: the sitemap and robots.txt. */
export const discoveryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const {
    sitemap,
    config: { publicUrl },
  } = app.shop;
  const config = { access: 'public' } as const;

  app.get('/robots.txt', { config, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${hour}`)
      .send(robotsTxt(publicUrl)),
  );

  app.get(
    '/sitemap.xml',
    {
      config,
      schema: {
        hide: true,
        querystring: Type.Object({
          part: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
        }),
      },
    },
    async (request, reply) => {
      const made = await sitemap(Number(request.query.part ?? 0));
      if (made === null) throw new NotFoundError();
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${hour}`)
        .send(made);
    },
  );
};
