/**
 * A short digest (FNV-1a, 64 bits) of a text that is itself to stay out of the store or the browser's
 * storage. It compares texts and is no secret. (The browser's own digests are asynchronous.)
 */
export const digestOf = (text: string): string => {
  let digest = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 0x100000001b3n);
  }
  return digest.toString(36);
};
