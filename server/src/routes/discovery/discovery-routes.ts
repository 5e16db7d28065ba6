import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';

import { textResponse } from '../../http/cached-response';
import { sendCachedResponse } from '../../http/send-cached-response';
import { makeSitemap, robotsTxt } from '../../services/discovery/sitemap';

const cacheControl = 'public, max-age=3600';

/** What search engines ask for: the sitemap and robots.txt. */
export const discoveryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const config = { access: 'public' } as const;

  app.get('/robots.txt', { config, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(robotsTxt(shop.config.publicUrl, shop.config.languages)),
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
      const part = Number(request.query.part ?? 0);
      const sitemap = await app.responses.get(`sitemap ${part}`, async () =>
        textResponse('application/xml; charset=utf-8', await makeSitemap(shop, part)),
      );
      return sendCachedResponse(request, reply, sitemap, cacheControl);
    },
  );
};
