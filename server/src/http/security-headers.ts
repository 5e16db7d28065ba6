import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyReply } from 'fastify';
import helmet from 'helmet';

import type { Config } from '../config';

const halfYearSeconds = 180 * 24 * 60 * 60;

/** Where forms lead to for a card payment. */
const stripeHost = 'checkout.stripe.com';

const directives = {
  'default-src': ["'self'"],
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

/** The types of subresources and of JSON, which need no policy but one that forbids everything. */
const undisplayedTypes =
  /^(?:application\/(?:javascript|json)\b|font\/|image\/|text\/(?:css|javascript))/;
const subresourcePolicy = "default-src 'none';object-src 'none';frame-ancestors 'none'";
const workerPath = '/worker.js';
const workerPolicy = `${subresourcePolicy};connect-src 'self'`;

/**
 * Shortens the headers of scripts, styles, fonts, pictures and JSON: the policy of documents would cost
 * 0.6 kB for each of the 13 to 25 files of a page, and for each call of the API.
 */
export const shortenPolicy = (url: string, reply: FastifyReply): void => {
  if (!undisplayedTypes.test(String(reply.getHeader('content-type')))) return;
  // A service worker has the policy of its own file, and fetches from the shop.
  const isWorker = url === workerPath;
  reply.header('content-security-policy', isWorker ? workerPolicy : subresourcePolicy);
  reply.removeHeader('origin-agent-cluster');
};

/**
 * The headers of every response of the process, whatever makes it. `inlineScripts` are the sources,
 * as a policy writes them, of the scripts that pages contain.
 */
export const makeSecurityHeaders = (
  { publicUrl, paymentHosts, offline }: Pick<Config, 'publicUrl' | 'paymentHosts' | 'offline'>,
  inlineScripts: readonly string[],
): Record<string, string> => {
  const secure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...directives,
        'script-src': ["'self'", ...inlineScripts],
        // Registering the worker takes a Trusted Types policy of its own.
        ...(offline === true
          ? { 'worker-src': ["'self'"], 'trusted-types': ['dompurify', 'offline-worker'] }
          : {}),
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
    // Of no use to a browser that runs the shop. A page of 14.6 kB at most takes one round trip less.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // Computed once, since they are the same for all responses.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
};
