import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { PictureFile } from '../../services/media/media-service';

const year = 365 * 24 * 60 * 60;

export interface MediaRoutesOptions {
  /** Whether the pictures are made before they are asked for. */
  ahead: boolean;
}

const sendPicture = (reply: FastifyReply, { bytes, type }: PictureFile) =>
  reply.type(type).header('cache-control', `public, max-age=${year}, immutable`).send(bytes);

/**
 * The pictures, whose addresses change with their content: `/media/<key>.jpg` is the
 * master, `/media/<key>/<width>.<avif|webp|jpg|png>` a derivative. 404 for what is not offered.
 */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, { ahead }) => {
  const pictures = app.shop.media;

  app.addHook('onListen', async () => {
    if (!ahead) return;
    // Not awaited. A picture that can't be made is tried again when it is asked for.
    pictures.makeAhead().catch((error: unknown) => {
      app.log.error({ err: error }, 'Not all pictures could be made ahead.');
    });
  });

  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ params }, reply) =>
      sendPicture(reply, await pictures.derivative(params.key, params.file)),
  );

  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ params }, reply) => sendPicture(reply, await pictures.master(params.file)),
  );
};
