import type { PGlite } from '@electric-sql/pglite';

/** Joins the parts in a buffer of its own, which can be transferred to another thread. */
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
 * Sends messages of PostgreSQL's protocol and returns the response. It is streamed, since PGlite
 * otherwise parses every response and never frees the rows.
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
