import type { FastifyPluginAsync } from 'fastify';

import { EmptyEnvelopeSchema } from '@contract/envelope';

import { done } from '../../http/envelope';
import { handleWebhook } from '../../services/payments/webhook';

const maxEventBytes = 512 * 1024;

/**
 * What the payment provider calls. The signature covers the raw bytes of the body, so a parser of
 * this plugin's own replaces all others, for its routes only.
 */
export const paymentRoutes: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/payments/webhook',
    {
      config: { access: 'public', limit: 'none' },
      bodyLimit: maxEventBytes,
      schema: {
        tags: ['Payments'],
        description: 'Events in the shape of Stripe, signed by its scheme in `Stripe-Signature`.',
        response: { 200: EmptyEnvelopeSchema },
      },
    },
    async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const [signature] = [request.headers['stripe-signature']].flat();
      return done('Received', handleWebhook(app.shop, body, signature));
    },
  );
};
