import type { FastifyInstance } from 'fastify';

import { type Language, pathPrefix } from '@contract/languages';

import type { Config } from '../../config';
import { createCache } from '../../shared/cache';
import { runInLanguage } from '../../shared/request-language';
import { sanitizeHtml } from '../../shared/sanitize-html';
import { type CachedResponse, pageResponse } from '../cached-response';
import { createLane } from '../lane';
import { buildOf } from './client-files';
import { inProcessFetch } from './in-process-fetch';
import { readPageTemplate } from './page-template';

export interface SiteOptions extends Pick<
  Config,
  'languages' | 'publicUrl' | 'paymentHosts' | 'offline'
> {
  /** Vite's build of the SPA in English; the builds in other languages are beside it. */
  clientDir: string;
}

/** How many renders run at once, and how many wait: others get the shell, which costs nothing. */
const renderLimits = { running: 8, waiting: 8, burst: 24 };

/** Far more than the shells: one of each guarded route, and one of any page. */
const maxShellBytes = 1024 * 1024;

/** Rejects a render beyond the limit. */
export class TooManyRendersError extends Error {}

/** A page that is sent but not cached, such as one that does not exist. */
export class UncachedPage extends Error {
  constructor(readonly page: CachedResponse) {
    super('This page is not cached');
  }
}

const importRenderer = () => import('../../../../src/app/entrypoint/server');
let renderer: ReturnType<typeof importRenderer> | undefined;

/** The renderer of pages: the first page loads it, so that the start does not wait for it. */
export const loadRenderer = () => {
  renderer ??= importRenderer().catch((error: unknown) => {
    renderer = undefined;
    throw error;
  });
  return renderer;
};

/**
 * Makes a function that runs a few renders at once, lets a burst wait, and rejects further ones. A render
 * whose client has left keeps its place: the cache has asked for it, and other clients share it.
 */
export const limitRenders = () => {
  const lane = createLane(renderLimits);
  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    const place = lane.enter();
    if (!place) throw new TooManyRendersError();
    try {
      await place.turn;
      return await render();
    } finally {
      place.leave();
    }
  };
};

/** Opens the shop's pages in one language. `limited` is shared by all languages. */
export const openSite = async (
  app: FastifyInstance,
  language: Language,
  { clientDir, languages, publicUrl, paymentHosts, offline }: SiteOptions,
  limited: ReturnType<typeof limitRenders>,
) => {
  const template = await runInLanguage(language, () =>
    readPageTemplate(buildOf(clientDir, language), paymentHosts, offline),
  );
  const options = { origin: publicUrl, languages, fetch: inProcessFetch(app), sanitizeHtml };
  const prefix = pathPrefix(language);
  const plainShell = await pageResponse(200, template.shell);
  const shells = createCache<CachedResponse>(maxShellBytes, ({ size }) => size);
  app.shop.catalogue.afterChanges(shells.clear);

  const makeShell = async (pattern?: string) => {
    const { renderShell, serverStateId } = await loadRenderer();
    const shell = await renderShell(pattern, options);
    return pageResponse(200, template.fillShell({ ...shell, stateId: serverStateId }));
  };
  const makePage = async (url: string): Promise<CachedResponse> => {
    const { renderPage, serverStateId } = await loadRenderer();
    const page = await renderPage(prefix + url, options);
    const html = template.fill({ ...page, stateId: serverStateId });
    const response = await pageResponse(page.status, html);
    if (page.status !== 200 || !page.complete) throw new UncachedPage(response);
    return response;
  };

  return {
    /**
     * The shell of the guarded routes of a pattern, or of any page, with the shop's settings, which are read
     * again after a change of the catalogue; the plain shell when they can't be read.
     */
    shell: (pattern?: string) => {
      const shell = shells.get(pattern ?? '', () =>
        runInLanguage(language, () => makeShell(pattern)),
      );
      return shell.catch(() => plainShell);
    },
    /**
     * The page of a URL without the language's prefix, from the cache or rendered. Rejects with
     * TooManyRendersError above the limit, and with UncachedPage for an incomplete or failed page.
     */
    page: (url: string) =>
      app.responses.get(`page ${prefix}${url}`, () =>
        limited(() => runInLanguage(language, () => makePage(url))),
      ),
  };
};
