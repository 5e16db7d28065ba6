import type { PGlite } from '@electric-sql/pglite';

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
  // In a buffer of its own, which can be transferred to another thread.
  return new Uint8Array(Buffer.concat(parts));
};
