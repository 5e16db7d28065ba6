import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { i18n } from '@contract/i18n';
import {
  defaultLanguage,
  directionOf,
  type Language,
  pathIn,
  pathPrefix,
} from '@contract/languages';

import { readShopSettings, siteNameOf } from '../../services/settings/shop-settings';
import { runInLanguage } from '../../shared/request-language';
import { textResponse } from '../cached-response';
import { sendCachedResponse } from '../send-cached-response';

/** The built worker: `offline-worker.ts` serves it as `/worker.js`, with its page's content added. */
export const workerFile = 'offline-worker.js';

const day = 24 * 60 * 60;
const year = 365 * day;

/** The folder of a language's build. */
export const buildOf = (clientDir: string, language: Language): string =>
  language === defaultLanguage ? clientDir : `${clientDir}-${language}`;

/**
 * The folder of each built file, over all languages. `@fastify/static` also takes several folders, but
 * then misses files of the first that are too small to be stored compressed.
 */
const findAssets = async (folders: string[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await readdir(folder)) if (!found.has(name)) found.set(name, folder);
  }
  return found;
};

/** Serves the built files. */
export const serveFiles = async (
  app: FastifyInstance,
  clientDir: string,
  languages: readonly Language[],
): Promise<void> => {
  const folders = languages.map((language) => join(buildOf(clientDir, language), 'assets'));
  const assets = await findAssets(folders);
  await app.register(fastifyStatic, {
    root: folders,
    serve: false,
    immutable: true,
    maxAge: year * 1000,
    preCompressed: true,
    // The name changes with the content, so there is nothing to revalidate.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      void reply.header('vary', 'accept-encoding');
    },
  });
  app.get<{ Params: { file: string } }>(
    '/assets/:file',
    { config: { access: 'public' } },
    (request, reply) => {
      const folder = assets.get(request.params.file);
      return folder === undefined
        ? reply.callNotFound()
        : reply.sendFile(request.params.file, folder);
    },
  );
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    // The icons, which a browser asks for beside the pictures of each page's first view.
    maxAge: day * 1000,
    globIgnore: [
      'assets/**',
      'index.html',
      'manifest.webmanifest',
      workerFile,
      '.vite/**',
      '**/*.br',
      '**/*.gz',
    ],
  });
};

/** The shortcuts in the menu of the installed shop's icon. */
const shortcuts = (language: Language) => {
  const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];
  const places = [
    { name: i18n.t('Shop'), path: '/shop' },
    { name: i18n.t('New In'), path: '/collections/new-in' },
    { name: i18n.t('Wishlist'), path: '/wishlist' },
  ];
  return places.map(({ name, path }) => ({ name, url: pathIn(language, path), icons }));
};

/**
 * The web app's manifest with the shop's name, one for each language: the installed shop opens in the
 * language in which it was installed.
 */
export const serveManifests = async (
  app: FastifyInstance,
  clientDir: string,
  languages: readonly Language[],
): Promise<void> => {
  const built: unknown = JSON.parse(
    await readFile(join(clientDir, 'manifest.webmanifest'), 'utf8'),
  );
  for (const language of languages) {
    const path = `${pathPrefix(language)}/manifest.webmanifest`;
    app.get(path, { config: { access: 'public' } }, async (request, reply) => {
      const manifest = await app.responses.get(path, async () => {
        const name = siteNameOf(await readShopSettings(app.db.orm));
        const start = pathIn(language, '/');
        const own = runInLanguage(language, () => ({
          name,
          short_name: name,
          id: start,
          start_url: start,
          lang: language,
          dir: directionOf(language),
          description: i18n.t('Abayas, kaftans, dresses and coats, made in small numbers.'),
          shortcuts: shortcuts(language),
        }));
        const text = JSON.stringify(Object.assign({}, built, own));
        return textResponse('application/manifest+json; charset=utf-8', text);
      });
      return sendCachedResponse(request, reply, manifest);
    });
  }
};
