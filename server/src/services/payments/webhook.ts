import { transact } from '../../db/transaction';
import { ShopError } from '../../shared/errors';
import { applyEvent } from './payment-events';
import type { PaymentDeps } from './payment-deps';
import { readEventShape } from './read-event';
import { loadStripe } from './stripe-provider';

const signatureToleranceSeconds = 300;

/**
 * POST /payments/webhook, in Stripe's shape and signature scheme, from Stripe and from the sandbox.
 * 400 when the signature is wrong or older than 300 s, 422 when the event can't be read or does not
 * match its payment. A replay changes nothing.
 */
export const handleWebhook = async (
  deps: PaymentDeps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> => {
  const secret = await deps.paymentProvider.webhookSecret();
  const { webhooks } = await loadStripe();
  let signed: unknown;
  try {
    signed = webhooks.constructEvent(rawBody, signature ?? '', secret, signatureToleranceSeconds);
  } catch {
    throw new ShopError(400, 'The signature of this event is not valid.');
  }
  const event = readEventShape(signed);
  await transact(deps.db, (tx) => applyEvent(deps, tx, event));
  deps.mail.wake();
  deps.refunds.wake();
};
