import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import { InvalidInputError } from '../shared/errors';

const halfYearSeconds = 180 * 24 * 60 * 60;

/** Where the shop's forms may lead to besides: card payments. */
const stripeHost = 'checkout.stripe.com';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  // HTML gets into the page only through the sanitizer's policy (ADR 0017).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify'],
};

const filePattern = /^\/(?:media|assets)\//;

const unstorableMessage = 'This text contains characters that can’t be stored.';

/** NUL, or a lone surrogate. */
const unstorable = /\0|\p{Surrogate}/u;

const containsUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return unstorable.test(value);
  if (Array.isArray(value)) return value.some(containsUnstorable);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(
    ([key, entry]) => containsUnstorable(key) || containsUnstorable(entry),
  );
};

const assertStorable = (body: unknown): void => {
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return;
  const fields = Object.entries(body)
    .filter(([, value]) => containsUnstorable(value))
    .map(([field]): [string, string[]] => [field, [unstorableMessage]]);
  if (fields.length > 0) {
    throw new InvalidInputError(unstorableMessage, Object.fromEntries(fields));
  }
};

/**
 * Security headers, and the refusal of texts that PostgreSQL can't store: NUL and lone surrogates.
 */
export const securityPlugin = fp(
  async (
    app: FastifyInstance,
    { publicUrl, paymentHosts }: { publicUrl: string; paymentHosts: string[] },
  ) => {
    const secure = publicUrl.startsWith('https:');

    await app.register(helmet, {
      global: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...directives,
          'form-action': [
            "'self'",
            ...[stripeHost, ...paymentHosts].map((host) => `https://${host}`),
          ],
          ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
        },
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: secure && { maxAge: halfYearSeconds, includeSubDomains: false },
      frameguard: { action: 'deny' },
    });

    app.addHook('onRequest', async (request, reply) => {
      // Pictures and chunks are not documents and need none of the headers for documents.
      if (filePattern.test(request.url)) void reply.header('x-content-type-options', 'nosniff');
      else reply.helmet();
    });
    app.addHook('preValidation', async (request) => assertStorable(request.body));
  },
);
