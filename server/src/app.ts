import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';

import type { Config } from './config';
import type { Database } from './db/client';
import { authPlugin } from './http/auth';
import { handleClientErrors } from './http/client-errors';
import { errorsPlugin, handleFrameworkErrors, sendFailure } from './http/errors';
import { jsonBodyPlugin } from './http/json-body';
import { languagesPlugin } from './http/languages';
import { metricsPlugin } from './http/metrics';
import { minDurationPlugin } from './http/min-duration';
import { openapiPlugin } from './http/openapi';
import { overloadPlugin } from './http/overload';
import { inlineScriptSources } from './http/pages/page-template';
import { registerPages } from './http/pages/pages';
import { generalLimitPlugin, rateLimitPlugin } from './http/rate-limit';
import { createResponseCache } from './http/response-cache';
import { securityPlugin } from './http/security';
import { makeSecurityHeaders } from './http/security-headers';
import { lazySerializers } from './http/serializers';
import { backInStockRoutes } from './routes/back-in-stock/back-in-stock-routes';
import { cartRoutes } from './routes/cart/cart-routes';
import { catalogueRoutes } from './routes/catalogue/catalogue-routes';
import { contentRoutes } from './routes/content/content-routes';
import { addressRoutes } from './routes/customers/address-routes';
import { profileRoutes } from './routes/customers/profile-routes';
import { loginRoutes } from './routes/customers/login-routes';
import { discoveryRoutes } from './routes/discovery/discovery-routes';
import { healthRoutes } from './routes/health/health-routes';
import { mediaRoutes } from './routes/media/media-routes';
import { orderRoutes } from './routes/orders/order-routes';
import { paymentRoutes } from './routes/payments/payment-routes';
import { sandboxRoutes } from './routes/sandbox/sandbox-routes';
import { wishlistRoutes } from './routes/wishlist/wishlist-routes';
import { isStockChange } from './services/catalogue/catalogue-changes';
import { NotFoundError } from './shared/errors';
import { errorForLog } from './shared/log-error';
import { openShop, type Shop } from './shop';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    shop: Shop;
  }
}

export interface AppOptions {
  config: Config;
  /** Open and migrated; the caller closes it, after the app. */
  db: Database;
  /**
   * Whether to log, and to print the mail that goes to the outbox; or a stream to log to instead of
   * the console. Default: true.
   */
  logger?: boolean | { write: (line: string) => void };
}

const bodyLimitBytes = 64 * 1024;
const minCompressedBytes = 1024;
/** Compressed for every response, so speed counts more than size. */
const brotliQuality = 3;
/** Up to this length it costs less to compress a response at once than to hand it to a thread. */
const maxCompressedAtOnceBytes = 64 * 1024;
const requestTimeoutMs = 30_000;
/** Longer than proxies keep an idle connection, so that they never reuse one that is closed here. */
const keepAliveTimeoutMs = 72_000;

const createServer = (
  { config, logger = true }: AppOptions,
  headers: ReturnType<typeof makeSecurityHeaders>,
): FastifyInstance =>
  fastify({
    logger: logger && {
      level: 'warn',
      redact: ['req.headers.authorization'],
      serializers: { err: errorForLog },
      ...(typeof logger === 'object' ? { stream: logger } : {}),
    },
    trustProxy: config.trustProxy ?? false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    // Node's and Fastify's own error responses have neither our envelope nor our headers.
    http: { requireHostHeader: false },
    clientErrorHandler: handleClientErrors(headers),
    frameworkErrors: handleFrameworkErrors(headers),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers() } },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  });

/** Opens the shop for the routes; it closes with the app. */
const addShop = async (app: FastifyInstance, { config, db, logger = true }: AppOptions) => {
  app.decorate('db', db);
  app.decorate(
    'shop',
    await openShop({ config, db, ...(logger === true ? {} : { announce: () => undefined }) }),
  );
  app.decorate('responses', createResponseCache());
  app.shop.catalogue.afterChanges(app.responses.clear);
  app.shop.catalogue.onChange((change) => {
    if (isStockChange(change)) app.responses.dropStock(change);
  });
  app.addHook('onClose', () => app.shop.close());
  app.addHook('onRequest', (_request, _reply, done) => {
    app.shop.pictures.lastRequestAt = Date.now();
    done();
  });
};

const apiRoutes = async (api: FastifyInstance) => {
  await api.register(compress, {
    threshold: minCompressedBytes,
    syncThreshold: maxCompressedAtOnceBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await api.register(catalogueRoutes);
  await api.register(contentRoutes);
  await api.register(loginRoutes);
  await api.register(profileRoutes);
  await api.register(addressRoutes);
  await api.register(cartRoutes);
  await api.register(wishlistRoutes);
  await api.register(backInStockRoutes);
  await api.register(orderRoutes);
  await api.register(paymentRoutes);
  api.all('/*', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    sendFailure(reply, new NotFoundError()),
  );
};

/**
 * The shop's server: the API, its pictures and, where the SPA is built, its pages. Ready to
 * listen or to be called in process; `close` finishes what is under way.
 */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config } = options;
  const { clientDir } = config;
  const headers = makeSecurityHeaders(
    config,
    clientDir === undefined ? [] : await inlineScriptSources(clientDir),
  );
  const app = createServer(options, headers);
  await addShop(app, options);

  await app.register(languagesPlugin, { languages: config.languages });
  await app.register(errorsPlugin);
  await app.register(securityPlugin, { headers });
  await app.register(generalLimitPlugin);
  await app.register(overloadPlugin);
  await app.register(minDurationPlugin);
  await app.register(metricsPlugin, { token: config.metricsToken });
  await app.register(jsonBodyPlugin);
  // Before authentication, so that guessed tokens count too.
  await app.register(rateLimitPlugin);
  await app.register(authPlugin);
  await app.register(openapiPlugin, { publicUrl: config.publicUrl });

  await app.register(healthRoutes);
  await app.register(discoveryRoutes);
  await app.register(sandboxRoutes, config);
  await app.register(mediaRoutes);
  await app.register(apiRoutes, { prefix: '/api' });

  if (clientDir !== undefined) await registerPages(app, { ...config, clientDir });
  return app;
};
