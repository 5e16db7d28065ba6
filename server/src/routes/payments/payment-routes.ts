import type { FastifyPluginAsync } from 'fastify';

import { EmptyEnvelopeSchema } from '@contract/envelope';

const largestEventBytes = 512 * 1024;

/**
 * What the payment provider calls. The body stays the bytes that were signed: this plugin's own
 * parser replaces the others, inside of it only.
 */
export const paymentRoutes: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/payments/webhook',
    {
      config: { access: 'public', limit: 'none' },
      bodyLimit: largestEventBytes,
      schema: {
        tags: ['Payments'],
        description: 'Events in the shape of Stripe, signed by its scheme in `Stripe-Signature`.',
        response: { 200: EmptyEnvelopeSchema },
      },
    },
    async (request) => {
      const signature = request.headers['stripe-signature'];
      await app.shop.payments.handleWebhook(
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        Array.isArray(signature) ? signature[0] : signature,
      );
      return { code: 200 as const, message: 'Received' };
    },
  );
};
