import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { createAnswerCache } from '../../services/answer-cache';
import { pageAnswer } from '../../services/kept-answer';
import { sendAnswer } from '../send-answer';
import { inProcessFetch } from './in-process-fetch';
import { pageAddress } from './page-address';
import { readPageTemplate } from './page-template';

export interface PagesOptions {
  /** Vite's build of the SPA. */
  clientDir: string;
  /** The shop's own address, for links and the API's base URL while rendering. */
  publicUrl: string;
  /** Keeps the rendered pages until the catalogue changes. */
  answers: ReturnType<typeof createAnswerCache>;
}

/** Renders under way at once; more get the plain shell, which costs nothing. */
const mostRenders = 8;

const year = 365 * 24 * 60 * 60;

/** `private`: what a browser makes of it shows a customer's data, and is not to be kept. */
const sendShell = (reply: FastifyReply, shell: string, audience: 'public' | 'private' = 'public') =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', audience === 'private' ? 'no-store' : 'no-cache')
    .header('vary', 'accept-encoding')
    .send(shell);

/**
 * Serves the SPA: its built files, and the HTML of its screens. Public pages are rendered on the
 * server, the same for every visitor, and kept until the catalogue changes; guarded ones, and
 * whatever fails to render, get the plain shell.
 */
export const registerPages = async (
  app: FastifyInstance,
  { clientDir, publicUrl, answers }: PagesOptions,
): Promise<void> => {
  const template = await readPageTemplate(clientDir);
  const fetchInProcess = inProcessFetch(app);
  let renders = 0;

  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year * 1000,
    preCompressed: true,
    wildcard: true,
    // The name is the version: nobody asks again whether it changed, or for a part of it.
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

  const render = async (address: string) => {
    renders += 1;
    try {
      const { renderPage, serverStateId } = await import('../../../../src/app/entrypoint/server');
      const page = await renderPage(address, { origin: publicUrl, fetch: fetchInProcess });
      return await pageAnswer(page.status, template.fill({ ...page, stateId: serverStateId }));
    } finally {
      renders -= 1;
    }
  };

  // A form that was sent before its script came: the page is shown again, the body is not read.
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    forms.post('/*', { config: { access: 'public' } }, (request, reply) =>
      reply.redirect(pageAddress(request.url) ?? '/', 303),
    );
  });

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const address = pageAddress(request.url);
    if (address === null) return sendShell(reply, template.shell);
    const { isGuarded } = await import('../../../../src/app/entrypoint/server');
    if (isGuarded(address.split('?', 1)[0] ?? '/')) {
      return sendShell(reply, template.shell, 'private');
    }

    const key = `page ${address}`;
    if (renders >= mostRenders && !answers.has(key)) return sendShell(reply, template.shell);

    try {
      const page = await answers.get(key, () => render(address));
      return await sendAnswer(request, reply, page);
    } catch (error) {
      request.log.error(
        { err: error, address },
        'The page could not be rendered; the shell was sent.',
      );
      return sendShell(reply, template.shell);
    }
  });
};
