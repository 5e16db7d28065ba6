import type Stripe from 'stripe';
import Type from 'typebox';
import { Value } from 'typebox/value';

import { transact } from '../../db/transaction';
import { InvalidInputError, ShopError } from '../../shared/errors';
import { storageProblem } from '../../shared/storable';
import { applyEvent } from './payment-events';
import type { PaymentDeps } from './payment-deps';
import { loadStripe } from './stripe-provider';

const signatureToleranceSeconds = 300;

const nullable = <Schema extends Type.TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

const ObjectReference = Type.Union([Type.String(), Type.Object({ id: Type.String() })]);

const EventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  type: Type.String(),
  /** In seconds since 1970. */
  created: Type.Integer({ minimum: 0 }),
  data: Type.Object({ object: Type.Object({}) }),
});

/** What the shop reads of a checkout session, a charge or a refund. */
const PaymentObjectSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  payment_intent: nullable(ObjectReference),
  metadata: nullable(Type.Record(Type.String(), Type.String())),
  client_reference_id: nullable(Type.String()),
  amount: nullable(Type.Integer()),
  amount_total: nullable(Type.Integer()),
  currency: nullable(Type.String()),
  refunded: nullable(Type.Boolean()),
  amount_refunded: nullable(Type.Integer({ minimum: 0 })),
  status: nullable(Type.String()),
});

const paymentObjects = /^(?:checkout\.session|charge|refund)\./;

/** Checks the shape of a verified event. 422 when it can't be read. */
const readEventShape = (event: unknown): Stripe.Event => {
  const isReadable =
    storageProblem(event) === undefined &&
    Value.Check(EventSchema, event) &&
    (!paymentObjects.test(event.type) || Value.Check(PaymentObjectSchema, event.data.object));
  if (!isReadable) throw new InvalidInputError('The event could not be read.');
  return event as unknown as Stripe.Event;
};

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
