import Type, { type Static, type TSchema } from 'typebox';

/** Wraps `data` in the envelope of a successful answer. */
export const envelope = <T extends TSchema>(data: T) =>
  Type.Object({ code: Type.Literal(200), message: Type.String(), data });

/** A successful answer that carries nothing but its message. */
export const EmptyEnvelopeSchema = Type.Object({
  code: Type.Literal(200),
  message: Type.String(),
});
export type EmptyEnvelope = Static<typeof EmptyEnvelopeSchema>;

/** A failure: `error` is the one message to show a person; `errors` holds messages by field. */
export const FailureSchema = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  error: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  data: Type.Optional(Type.Object({ token: Type.String() })),
});
export type Failure = Static<typeof FailureSchema>;
