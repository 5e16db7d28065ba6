import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { defaultLanguage, type Language } from '@contract/languages';

import { readShopSettings, siteNameOf } from '../../services/settings/shop-settings';
import { textResponse } from '../cached-response';
import { sendCachedResponse } from '../send-cached-response';

const year = 365 * 24 * 60 * 60;

/** The folder of a language's build. */
export const buildOf = (clientDir: string, language: Language): string =>
  language === defaultLanguage ? clientDir : `${clientDir}-${language}`;

/** Serves the built files. */
export const serveFiles = async (
  app: FastifyInstance,
  clientDir: string,
  languages: readonly Language[],
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: languages.map((language) => join(buildOf(clientDir, language), 'assets')),
    prefix: '/assets/',
    immutable: true,
    maxAge: year * 1000,
    preCompressed: true,
    wildcard: true,
    // The name changes with the content, so there is nothing to revalidate.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      void reply.header('vary', 'accept-encoding');
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: [
      'assets/**',
      'index.html',
      'manifest.webmanifest',
      '.vite/**',
      '**/*.br',
      '**/*.gz',
    ],
  });
};

/** The web app's manifest, under the shop's name. */
export const serveManifest = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const built = await readFile(join(clientDir, 'manifest.webmanifest'), 'utf8');
  app.get('/manifest.webmanifest', { config: { access: 'public' } }, async (request, reply) => {
    const manifest = await app.responses.get('manifest', async () => {
      const name = siteNameOf(await readShopSettings(app.db.orm));
      const text = JSON.stringify({ ...JSON.parse(built), name, short_name: name });
      return textResponse('application/manifest+json; charset=utf-8', text);
    });
    return sendCachedResponse(request, reply, manifest);
  });
};
