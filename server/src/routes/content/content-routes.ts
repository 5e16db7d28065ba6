import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { BannersResponseSchema } from '@contract/banner';
import type { BannersResponse } from '@contract/banner';
import {
  AboutUsResponseSchema,
  ContactMessageSchema,
  ContactResponseSchema,
  SettingsResponseSchema,
} from '@contract/brand';
import type { AboutUsResponse, SettingsResponse } from '@contract/brand';

import { sendAnswer } from '../../plugins/send-answer';
import { jsonAnswer } from '../../services/kept-answer';

/** What the house says, and what people write to it (specification, section 7). */
export const contentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { answers, contact, content } = app.shop;
  const config = { access: 'public', limit: 'read' } as const;
  const tags = ['House'];

  app.get(
    '/banners',
    { config, schema: { tags, response: { 200: BannersResponseSchema } } },
    async (request, reply) => {
      const answer = await answers.get('banners', async () =>
        jsonAnswer<BannersResponse>({
          code: 200,
          message: 'Banners',
          data: await content.banners(),
        }),
      );
      return sendAnswer(request, reply, answer);
    },
  );

  app.get(
    '/about-us',
    { config, schema: { tags, response: { 200: AboutUsResponseSchema } } },
    async (request, reply) => {
      const answer = await answers.get('about-us', async () =>
        jsonAnswer<AboutUsResponse>({
          code: 200,
          message: 'About us',
          data: await content.aboutUs(),
        }),
      );
      return sendAnswer(request, reply, answer);
    },
  );

  app.get(
    '/settings',
    { config, schema: { tags, response: { 200: SettingsResponseSchema } } },
    async (request, reply) => {
      const answer = await answers.get('settings', async () =>
        jsonAnswer<SettingsResponse>({
          code: 200,
          message: 'Settings',
          data: await content.settings(),
        }),
      );
      return sendAnswer(request, reply, answer);
    },
  );

  app.post(
    '/contact-us',
    {
      config: { access: 'public', limit: 'contact' },
      schema: { tags, body: ContactMessageSchema, response: { 200: ContactResponseSchema } },
    },
    async (request) => {
      await contact.send(request.body);
      return {
        code: 200 as const,
        message: 'Message sent successfully! We will get back to you soon.',
      };
    },
  );
};
