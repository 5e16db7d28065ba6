import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { makeAhead } from '../../services/media/make-ahead';
import {
  type PictureFile,
  readDerivative,
  readMasterPicture,
} from '../../services/media/read-picture';

const year = 365 * 24 * 60 * 60;

const sendPicture = (reply: FastifyReply, { bytes, type, isDraft = false }: PictureFile) =>
  reply
    .type(type)
    // Mails and link previews show pictures from elsewhere.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', isDraft ? 'no-store' : `public, max-age=${year}, immutable`)
    .send(bytes);

/**
 * The pictures, whose URLs change with their content: `/media/<key>.jpg` is the
 * master, `/media/<key>/<width>.<avif|webp|jpg|png>` a derivative. 404 for what is not offered.
 * Instead of an AVIF that is not made yet a WebP is sent, which no cache may store.
 */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  const route = { config: { access: 'public' }, schema: { hide: true } } as const;
  const { stopping } = shop.pictures;
  const logFailure = (error: unknown) => {
    if (!stopping.signal.aborted) app.log.error({ err: error }, 'A picture could not be made.');
  };

  app.addHook('onListen', async () => {
    if (!shop.config.picturesAhead) return;
    // Not awaited. A picture that can't be made is tried again when it is asked for.
    makeAhead(shop, stopping.signal).catch(logFailure);
  });
  app.addHook('onClose', async () => stopping.abort());

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    route,
    async ({ params }, reply) =>
      sendPicture(reply, await readDerivative(shop, params.key, params.file, logFailure)),
  );

  app.get<{ Params: { file: string } }>('/media/:file', route, async ({ params }, reply) =>
    sendPicture(reply, await readMasterPicture(shop, params.file)),
  );
};
