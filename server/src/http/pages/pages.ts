import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';

import { createCache } from '../../shared/cache';
import { readShopSettings, siteNameOf } from '../../services/settings/shop-settings';
import { pageResponse, textResponse } from '../cached-response';
import type { CachedResponse } from '../cached-response';
import { sendCachedResponse } from '../send-cached-response';
import { inProcessFetch } from './in-process-fetch';
import { pageAddress } from './page-address';
import { readPageTemplate } from './page-template';
import type { PageTemplate } from './page-template';

export interface PagesOptions {
  /** Vite's build of the SPA. */
  clientDir: string;
  /** The shop's own address, for links and the API's base URL while rendering. */
  publicUrl: string;
  /** Further hosts that card payments may lead to. */
  paymentHosts: string[];
}

/** Renders in progress at once; more get the plain shell, which costs nothing. */
const maxRenders = 8;

const year = 365 * 24 * 60 * 60;

const retryAfterSeconds = 5;

/** Far more than the one shell that is kept. */
const maxShellBytes = 1024 * 1024;

class TooManyRendersError extends Error {}

/** A page that is sent but not cached, such as one that does not exist. */
class UncachedPage extends Error {
  constructor(readonly page: CachedResponse) {
    super('This page is not cached');
  }
}

const sendShell = (reply: FastifyReply, shell: string, cacheControl = 'no-cache') =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .send(shell);

/** Serves the built files. */
const serveFiles = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
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
const serveManifest = async (app: FastifyInstance, clientDir: string): Promise<void> => {
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

/** A form submitted before its script had loaded: redirects to the page, without reading the body. */
const redirectForms: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post('/*', { config: { access: 'public' } }, (request, reply) =>
    reply.redirect(pageAddress(request.url) ?? '/', 303),
  );
};

/**
 * The plain shell with the shop's settings, as they are; without them where they can't be read. It
 * costs a query after each change of the catalogue.
 */
const createShell = (app: FastifyInstance, template: PageTemplate, origin: string) => {
  const fetchInProcess = inProcessFetch(app);
  const shells = createCache<{ html: string }>(maxShellBytes, ({ html }) => html.length);
  app.shop.catalogue.onChange(shells.clear);

  return async (): Promise<string> => {
    const make = async () => {
      const { renderShell, serverStateId } = await import('../../../../src/app/entrypoint/server');
      const shell = await renderShell({ origin, fetch: fetchInProcess });
      return { html: template.fillShell({ ...shell, stateId: serverStateId }) };
    };
    const { html } = await shells.get('shell', make).catch(() => ({ html: template.shell }));
    return html;
  };
};

/**
 * Renders pages by their address. Rejects with TooManyRendersError above the limit, and with
 * UncachedPage for any but a whole, successful page.
 */
const createRenderer = (app: FastifyInstance, template: PageTemplate, origin: string) => {
  const fetchInProcess = inProcessFetch(app);
  let renders = 0;

  return async (address: string): Promise<CachedResponse> => {
    if (renders >= maxRenders) throw new TooManyRendersError();
    renders += 1;
    try {
      const { renderPage, serverStateId } = await import('../../../../src/app/entrypoint/server');
      const page = await renderPage(address, { origin, fetch: fetchInProcess });
      const html = template.fill({ ...page, stateId: serverStateId });
      const response = await pageResponse(page.status, html);
      if (page.status !== 200 || !page.whole) throw new UncachedPage(response);
      return response;
    } finally {
      renders -= 1;
    }
  };
};

/**
 * Serves the SPA: its built files, and the HTML of its screens. Public pages are rendered on the
 * server, the same for every visitor, and, where they are whole, cached until the catalogue changes.
 * Guarded ones get the plain shell. So does what can't be rendered at the moment, with 503: the
 * browser tries by itself, and no search engine or cache takes it for the page.
 */
export const registerPages = async (
  app: FastifyInstance,
  { clientDir, publicUrl, paymentHosts }: PagesOptions,
): Promise<void> => {
  const template = await readPageTemplate(clientDir, paymentHosts);
  const render = createRenderer(app, template, publicUrl);
  const makeShell = createShell(app, template, publicUrl);
  await serveFiles(app, clientDir);
  await serveManifest(app, clientDir);
  await app.register(redirectForms);

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const address = pageAddress(request.url);
    if (address === null) return sendShell(reply, await makeShell());
    const { isGuarded } = await import('../../../../src/app/entrypoint/server');
    if (isGuarded(address.split('?', 1)[0] ?? '/')) {
      // The browser shows a customer's data in it and must not store it.
      return sendShell(reply, await makeShell(), 'no-store');
    }
    try {
      const page = await app.responses.get(`page ${address}`, () => render(address));
      return await sendCachedResponse(request, reply, page);
    } catch (error) {
      if (error instanceof UncachedPage) return sendCachedResponse(request, reply, error.page);
      if (!(error instanceof TooManyRendersError)) {
        request.log.error(
          { err: error, address },
          'A page could not be rendered; the shell was sent',
        );
      }
      void reply.code(503).header('retry-after', String(retryAfterSeconds));
      return sendShell(reply, await makeShell(), 'no-store');
    }
  });
};
