/** JSON in pieces: texts, and parts that are encoded in UTF-8 already. */
export type JsonPieces = readonly (string | Buffer)[];

/** The whole JSON, in UTF-8. */
export const joinPieces = (pieces: JsonPieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
