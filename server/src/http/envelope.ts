import type { JsonPieces } from '../shared/json-pieces';

/** The envelope of a successful response with data. */
export const ok = <Data>(message: string, data: Data) => ({ code: 200 as const, message, data });

/** The same, as JSON, around data that is JSON already. */
export const okJson = (message: string, data: JsonPieces): JsonPieces => [
  `${JSON.stringify({ code: 200, message }).slice(0, -1)},"data":`,
  ...data,
  '}',
];

/** The envelope of a successful response without data, once the work is done. */
export const done = async (message: string, work: Promise<void>) => {
  await work;
  return { code: 200 as const, message };
};
