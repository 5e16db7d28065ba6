import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { i18n } from '@contract/i18n';
import type { Language } from '@contract/languages';

import { runInLanguage } from '../../shared/request-language';

/** The built worker, which is served under another name with the texts of its page. */
export const workerFile = 'offline-worker.js';

/**
 * What a browser gets that has a worker of a shop which has none any more: it removes what that one
 * kept, and then itself. Browsers ask for their worker again at every visit.
 */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;

const textsIn = (language: Language) =>
  runInLanguage(language, () => ({
    title: i18n.t('You are offline'),
    text: i18n.t('This page has not been opened on this device before.'),
    retry: i18n.t('Try again'),
  }));

const workerSource = async (clientDir: string, languages: readonly Language[]): Promise<string> => {
  const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]));
  const built = await readFile(join(clientDir, workerFile), 'utf8');
  return `self.offlineTexts=${JSON.stringify(texts)};\n${built}`;
};

interface WorkerOptions {
  clientDir: string;
  languages: readonly Language[];
  /** Whether the shop works offline. */
  offline: boolean;
}

/** Serves the service worker; one that removes itself where the shop does not work offline. */
export const serveWorker = async (
  app: FastifyInstance,
  { clientDir, languages, offline }: WorkerOptions,
): Promise<void> => {
  const source = offline ? await workerSource(clientDir, languages) : removal;
  app.get('/worker.js', { config: { access: 'public' } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return reply.type('text/javascript; charset=utf-8').send(source);
  });
};
