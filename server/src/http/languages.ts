import { AsyncResource } from 'node:async_hooks';

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { defaultLanguage, type Language } from '@contract/languages';

import { acceptedLanguage, runInLanguage } from '../shared/request-language';
import { translateResponse } from './translate-response';
import { varyBy } from './vary-by';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response's texts. */
    language: Language;
  }
}

export interface LanguagesOptions {
  /** The languages that the shop is offered in. */
  languages: readonly Language[];
}

/** Responds to each call in the language that it prefers, if the shop is offered in it. */
export const languagesPlugin = fp(async (app: FastifyInstance, options: LanguagesOptions) => {
  const scopes = new WeakMap<object, AsyncResource>();

  app.decorateRequest('language', defaultLanguage);
  if (options.languages.every((language) => language === defaultLanguage)) return;
  app.addHook('onRequest', (request, reply, done) => {
    const accepted = acceptedLanguage(request.headers['accept-language']);
    const language = options.languages.includes(accepted) ? accepted : defaultLanguage;
    // A page's language is in its URL.
    if (request.url.startsWith('/api/')) {
      void reply.header('content-language', language);
      varyBy(reply, 'accept-language');
    }
    if (language === defaultLanguage) {
      done();
      return;
    }
    request.language = language;
    runInLanguage(language, () => {
      scopes.set(request, new AsyncResource('language'));
      done();
    });
  });
  // A body is read in events of the socket, outside of the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) done();
    else scope.runInAsyncScope(done, request.raw);
  });
  app.addHook('preSerialization', (request, _reply, body) => translateResponse(request, body));
});
