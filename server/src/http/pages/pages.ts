import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';

import { defaultLanguage, type Language, pathPrefix, splitLanguage } from '@contract/languages';

import { entryBytes } from '../../shared/cache';
import { sendCachedResponse } from '../send-cached-response';
import { varyBy } from '../vary-by';
import { serveFiles, serveManifests } from './client-files';
import { serveWorker } from './offline-worker';
import { pageUrl } from './page-url';
import {
  limitRenders,
  loadRenderer,
  openSite,
  type SiteOptions,
  TooManyRendersError,
  UncachedPage,
} from './site';
import { languageOfVisitor, visitorHeaders } from './visitor-language';

const retryAfterSeconds = 5;

/** By then the shop has said that it is ready, which must not wait for a page. */
const firstPageAfterMs = 500;

/** For a few thousand URLs. */
const maxTargetBytes = 4 * 1024 * 1024;

/** Whether a URL is the home page's without a language's prefix. */
const isPlainHome = (url: string): boolean => url.split('?', 1)[0] === '/';

/** A form submitted before its script had loaded: redirects to the page, without reading the body. */
const redirectForms: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post('/*', { config: { access: 'public' } }, (request, reply) => {
    const { language, path } = splitLanguage(request.url);
    return reply.redirect(pathPrefix(language) + (pageUrl(path) ?? '/'), 303);
  });
};

/**
 * Which page each URL asks for: in which language, under which URL it is rendered and cached (null for
 * none), and the pattern of its route if that is guarded. Finding out takes as long as sending a cached page.
 */
const createTargets = (languages: readonly Language[]) => {
  const find = async (requested: string) => {
    const { language, path } = splitLanguage(requested, languages);
    const url = pageUrl(path);
    if (url === null) return { language, url, guarded: undefined };
    const { guardedPattern } = await loadRenderer();
    return { language, url, guarded: guardedPattern(url.split('?', 1)[0] ?? '/') };
  };
  const targets = new LRUCache<string, Awaited<ReturnType<typeof find>>>({
    maxSize: maxTargetBytes,
    // Visitors choose the keys.
    sizeCalculation: (_target, requested) => entryBytes(requested),
  });
  return async (requested: string) => {
    const known = targets.get(requested);
    if (known !== undefined) return known;
    const target = await find(requested);
    targets.set(requested, target);
    return target;
  };
};

/**
 * Has a page rendered soon after the start, which loads the renderer: otherwise the first visitor waits for
 * it, and each process shows its first page after a change late.
 */
const renderAhead = (app: FastifyInstance, render: () => Promise<unknown>): void => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // A page that fails here is tried again when a visitor asks for it.
    timer = setTimeout(() => void render().catch(() => undefined), firstPageAfterMs);
  });
  app.addHook('preClose', async () => clearTimeout(timer));
};

/**
 * Serves the SPA: its built files, and the HTML of its screens. Public pages are rendered on the
 * server, the same for every visitor, and complete ones are cached until the catalogue changes.
 * Guarded pages are sent as a shell with the header, as are those that can't be rendered at the moment, with
 * 503: the browser renders them, and no search engine or cache mistakes the shell for the page.
 */
export const registerPages = async (app: FastifyInstance, options: SiteOptions): Promise<void> => {
  const { clientDir, languages } = options;
  const limited = limitRenders();
  const open = async (language: Language) =>
    [language, await openSite(app, language, options, limited)] as const;
  const sites = new Map(await Promise.all(languages.map(open)));
  renderAhead(app, async () => sites.get(defaultLanguage)?.page('/'));
  await serveFiles(app, clientDir, languages);
  await serveManifests(app, clientDir, languages);
  await serveWorker(app, options);
  await app.register(redirectForms);

  const targetOf = createTargets(languages);
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const { language, url, guarded } = await targetOf(request.url);
    const site = sites.get(language)!;
    if (url === null) return sendCachedResponse(request, reply, await site.shell());
    if (sites.size > 1 && isPlainHome(request.url)) {
      varyBy(reply, ...visitorHeaders);
      const wanted = languageOfVisitor(request) ?? defaultLanguage;
      if (wanted !== defaultLanguage && sites.has(wanted)) {
        void reply.header('cache-control', 'private, no-store');
        return reply.redirect(pathPrefix(wanted) + request.url.slice(1), 302);
      }
    }
    if (guarded !== undefined) {
      // The browser fills it with a customer's data, which it must not cache.
      return sendCachedResponse(request, reply, await site.shell(guarded), 'no-store');
    }
    try {
      return await sendCachedResponse(request, reply, await site.page(url));
    } catch (error) {
      if (error instanceof UncachedPage) return sendCachedResponse(request, reply, error.page);
      if (!(error instanceof TooManyRendersError)) {
        request.log.error({ err: error, url }, 'A page could not be rendered; the shell was sent');
      }
      void reply.header('retry-after', String(retryAfterSeconds));
      const shell = { ...(await site.shell()), status: 503 };
      return sendCachedResponse(request, reply, shell, 'no-store');
    }
  });
};
