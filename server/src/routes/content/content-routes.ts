import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { BannersResponseSchema } from '@contract/banner';
import {
  AboutUsResponseSchema,
  ContactMessageSchema,
  ContactResponseSchema,
  SettingsResponseSchema,
} from '@contract/brand';
import { i18n } from '@contract/i18n';
import { PolicyParamsSchema, PolicyResponseSchema } from '@contract/policy';

import { done, ok } from '../../http/envelope';
import { sendCachedData } from '../../http/send-cached-response';
import { sendContactMessage } from '../../services/content/contact';
import { readPolicy } from '../../services/content/policies';
import { listBanners, listSettings, readAboutUs } from '../../services/content/content';

/** The brand's own content, and the contact form (section 7). */
export const contentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const config = { access: 'public', limit: 'read' } as const;
  const tags = ['Content'];

  app.get(
    '/banners',
    { config, schema: { tags, response: { 200: BannersResponseSchema } } },
    async (request, reply) =>
      sendCachedData(request, reply, 'banners', async () => ok('Banners', await listBanners(shop))),
  );

  app.get(
    '/about-us',
    { config, schema: { tags, response: { 200: AboutUsResponseSchema } } },
    async (request, reply) =>
      sendCachedData(request, reply, 'about-us', async () =>
        ok(i18n.t('About us'), await readAboutUs(shop)),
      ),
  );

  app.get(
    '/settings',
    { config, schema: { tags, response: { 200: SettingsResponseSchema } } },
    async (request, reply) =>
      sendCachedData(request, reply, 'settings', async () =>
        ok('Settings', await listSettings(shop)),
      ),
  );

  app.get(
    '/policies/:policy',
    {
      config,
      schema: { tags, params: PolicyParamsSchema, response: { 200: PolicyResponseSchema } },
    },
    async (request, reply) => {
      const { policy } = request.params;
      return sendCachedData(request, reply, `policy ${policy}`, async () =>
        ok('Policy', await readPolicy(shop, policy)),
      );
    },
  );

  app.post(
    '/contact-us',
    {
      config: { access: 'public', limit: 'contact' },
      schema: { tags, body: ContactMessageSchema, response: { 200: ContactResponseSchema } },
    },
    async (request) =>
      done(
        i18n.t('Message sent successfully! We will get back to you soon.'),
        sendContactMessage(shop, request.body),
      ),
  );
};
