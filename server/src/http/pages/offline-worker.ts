import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { i18n } from '@contract/i18n';
import type { Language } from '@contract/languages';

import type { Config } from '../../config';
import { runInLanguage } from '../../shared/request-language';
import { buildOf, workerFile } from './client-files';
import { readFonts } from './page-template';

/**
 * Replaces an earlier worker where the shop no longer works offline: deletes its caches, then itself.
 * Browsers check for a new worker at every visit.
 */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;

const contentIn = (language: Language, fonts: string) =>
  runInLanguage(language, () => ({
    fonts,
    title: i18n.t('You are offline'),
    text: i18n.t('This page has not been opened on this device before.'),
    retry: i18n.t('Try again'),
  }));

const workerSource = async (clientDir: string, languages: readonly Language[]): Promise<string> => {
  const content = await Promise.all(
    languages.map(async (language) => {
      const fonts = await readFonts(buildOf(clientDir, language));
      return [language, contentIn(language, fonts)];
    }),
  );
  const built = await readFile(join(clientDir, workerFile), 'utf8');
  return `self.offlineContent=${JSON.stringify(Object.fromEntries(content))};\n${built}`;
};

/** Serves the service worker; one that removes itself where the shop does not work offline. */
export const serveWorker = async (
  app: FastifyInstance,
  { clientDir, languages, offline }: Pick<Config, 'languages' | 'offline'> & { clientDir: string },
): Promise<void> => {
  const source = offline ? await workerSource(clientDir, languages) : removal;
  app.get('/worker.js', { config: { access: 'public' } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return reply.type('text/javascript; charset=utf-8').send(source);
  });
};
