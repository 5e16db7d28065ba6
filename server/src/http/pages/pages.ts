import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';

import { pageResponse } from '../cached-response';
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

class TooManyRendersError extends Error {}

/** `private`: the browser shows a customer's data in it and must not store it. */
const sendShell = (reply: FastifyReply, shell: string, audience: 'public' | 'private' = 'public') =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', audience === 'private' ? 'no-store' : 'no-cache')
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
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', '.vite/**', '**/*.br', '**/*.gz'],
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

/** Renders pages by their address, and rejects with TooManyRendersError above the limit. */
const createRenderer = (app: FastifyInstance, template: PageTemplate, origin: string) => {
  const fetchInProcess = inProcessFetch(app);
  let renders = 0;

  return async (address: string): Promise<CachedResponse> => {
    if (renders >= maxRenders) throw new TooManyRendersError();
    renders += 1;
    try {
      const { renderPage, serverStateId } = await import('../../../../src/app/entrypoint/server');
      const page = await renderPage(address, { origin, fetch: fetchInProcess });
      return await pageResponse(page.status, template.fill({ ...page, stateId: serverStateId }));
    } finally {
      renders -= 1;
    }
  };
};

/**
 * Serves the SPA: its built files, and the HTML of its screens. Public pages are rendered on the
 * server, the same for every visitor, and cached until the catalogue changes; guarded ones, and
 * whatever fails to render, get the plain shell.
 */
export const registerPages = async (
  app: FastifyInstance,
  { clientDir, publicUrl, paymentHosts }: PagesOptions,
): Promise<void> => {
  const template = await readPageTemplate(clientDir, paymentHosts);
  const render = createRenderer(app, template, publicUrl);
  await serveFiles(app, clientDir);
  await app.register(redirectForms);

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const address = pageAddress(request.url);
    if (address === null) return sendShell(reply, template.shell);
    const { isGuarded } = await import('../../../../src/app/entrypoint/server');
    if (isGuarded(address.split('?', 1)[0] ?? '/')) {
      return sendShell(reply, template.shell, 'private');
    }
    try {
      const page = await app.responses.get(`page ${address}`, () => render(address));
      return await sendCachedResponse(request, reply, page);
    } catch (error) {
      if (!(error instanceof TooManyRendersError)) {
        request.log.error(
          { err: error, address },
          'A page could not be rendered; the shell was sent',
        );
      }
      return sendShell(reply, template.shell);
    }
  });
};
