import { SerializerSelector, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

type Serializer = ReturnType<ReturnType<SerializerFactory>>;

/**
 * Makes the serializer of a schema when a first response needs it, one for all routes. By itself Fastify
 * makes hundreds at the start: most are of failures, all alike, and of responses that are sent as text.
 */
export const lazySerializers = (): SerializerFactory => {
  const buildCompiler = SerializerSelector();
  // A schema means the same everywhere: none of the shop's refers to another by `$ref`.
  const made = new Map<unknown, Serializer>();

  return (...options) => {
    const compile = buildCompiler(...options);
    return (route) => (document) => {
      let serialize = made.get(route.schema);
      if (serialize === undefined) {
        serialize = compile(route);
        made.set(route.schema, serialize);
      }
      return serialize(document);
    };
  };
};
