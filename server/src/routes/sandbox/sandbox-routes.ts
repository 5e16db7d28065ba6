import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';

import { currentLanguage } from '@contract/current-language';
import type { Language } from '@contract/languages';

import type { Config } from '../../config';
import { buildOf } from '../../http/pages/client-files';
import { readFonts } from '../../http/pages/page-template';
import {
  submitSandboxOutcome,
  readSandboxCheckout,
} from '../../services/payments/sandbox-checkout';
import {
  type SandboxLook,
  sandboxNotFoundPage,
  sandboxPage,
} from '../../services/payments/sandbox-page';
import { readShopSettings, siteNameOf } from '../../services/settings/shop-settings';
import { NotFoundError } from '../../shared/errors';
import { runInLanguage } from '../../shared/request-language';

const SessionParams = Type.Object({ sessionId: Type.String({ maxLength: 200 }) });
const OutcomeBody = Type.Object({ outcome: Type.Enum(['pay', 'decline', 'leave']) });

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page);

/**
 * The sandbox's payment page: plain pages and forms, outside of /api. It needs no session, as
 * Stripe's own page does not: whoever knows the payment's unguessable id may pay or decline, and a
 * forged form would have to know it too.
 */
export const sandboxRoutes: FastifyPluginAsyncTypebox<Pick<Config, 'clientDir'>> = async (
  app,
  { clientDir },
) => {
  await app.register(formbody);

  /** Without a build, as in development, the page has the system's fonts. */
  const lookIn = async (language: Language): Promise<SandboxLook> => ({
    siteName: siteNameOf(await readShopSettings(app.db.orm)),
    fonts: clientDir === undefined ? '' : await readFonts(buildOf(clientDir, language)),
  });

  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof NotFoundError)) throw error;
    return sendPage(reply, 404, sandboxNotFoundPage(await lookIn(currentLanguage())));
  });

  app.get(
    '/sandbox/pay/:sessionId',
    { config: { access: 'public' }, schema: { hide: true, params: SessionParams } },
    async (request, reply) => {
      const checkout = await readSandboxCheckout(app.shop, request.params.sessionId);
      const look = await lookIn(checkout.language);
      const page = runInLanguage(checkout.language, () => sandboxPage(look, checkout));
      return sendPage(reply, 200, page);
    },
  );

  app.post(
    '/sandbox/pay/:sessionId',
    {
      config: { access: 'public' },
      schema: { hide: true, params: SessionParams, body: OutcomeBody },
    },
    async (request, reply) => {
      const { sessionId } = request.params;
      const { outcome } = request.body;
      // A path, not PUBLIC_URL: the person stays at the host that the page was opened at.
      return reply.redirect(await submitSandboxOutcome(app.shop, sessionId, outcome), 303);
    },
  );
};
