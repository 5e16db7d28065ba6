import type { PGlite } from '@electric-sql/pglite';

/** The parts in a buffer of their own, which can be handed to another thread. */
const joined = (parts: Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
};

/**
 * Sends messages of PostgreSQL's protocol and returns the response. PGlite parses every response
 * for its own clients and holds the rows for good, unless it is streamed.
 */
export const exchangeMessages = async (
  lite: Pick<PGlite, 'execProtocolRawStream'>,
  messages: Uint8Array,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  await lite.execProtocolRawStream(messages, {
    syncToFs: false,
    // A copy, since the part is a view of the database's own memory.
    onRawData: (part) => parts.push(part.slice()),
  });
  return joined(parts);
};
