import Type, { type Static, type TProperties, type TSchema } from 'typebox';

/** An object that may have these fields alone: a request with another one is refused. */
export const closedObject = <T extends TProperties>(fields: T) =>
  Type.Object(fields, { additionalProperties: false });

/** The envelope of a successful response. */
export const envelope = <T extends TSchema>(data: T) =>
  Type.Object({ code: Type.Literal(200), message: Type.String(), data });

/** The envelope of a successful response without data. */
export const EmptyEnvelopeSchema = Type.Object({
  code: Type.Literal(200),
  message: Type.String(),
});

/** A failure: `error` is the message to show; `errors` holds messages by form field. */
export const FailureSchema = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  error: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  data: Type.Optional(Type.Object({ token: Type.String() })),
});
export type Failure = Static<typeof FailureSchema>;
