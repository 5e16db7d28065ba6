import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { makeAhead } from '../../services/media/make-ahead';
import { readDerivative, readMasterPicture } from '../../services/media/pictures';
import type { PictureFile } from '../../services/media/pictures';

const year = 365 * 24 * 60 * 60;

const sendPicture = (reply: FastifyReply, { bytes, type }: PictureFile) =>
  reply.type(type).header('cache-control', `public, max-age=${year}, immutable`).send(bytes);

/**
 * The pictures, whose addresses change with their content: `/media/<key>.jpg` is the
 * master, `/media/<key>/<width>.<avif|webp|jpg|png>` a derivative. 404 for what is not offered.
 */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  const route = { config: { access: 'public' }, schema: { hide: true } } as const;
  const stopping = new AbortController();

  app.addHook('onListen', async () => {
    if (!shop.config.picturesAhead) return;
    // Not awaited. A picture that can't be made is tried again when it is asked for.
    makeAhead(shop, stopping.signal).catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      app.log.error({ err: error }, 'Not all pictures could be made ahead.');
    });
  });
  app.addHook('onClose', async () => stopping.abort());

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    route,
    async ({ params }, reply) =>
      sendPicture(reply, await readDerivative(shop, params.key, params.file)),
  );

  app.get<{ Params: { file: string } }>('/media/:file', route, async ({ params }, reply) =>
    sendPicture(reply, await readMasterPicture(shop, params.file)),
  );
};
