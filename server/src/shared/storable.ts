import { i18n } from '@contract/i18n';

/** NUL, or a lone surrogate: PostgreSQL can't store them. */
const unstorable = /\0|\p{Surrogate}/u;

/** No request of the shop nests its data deeper. */
const maxDepth = 20;

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
    ? Object.entries(value).flat()
    : [];

/** The message to show when JSON data can't be stored; undefined when they can be. */
export const storageProblem = (data: unknown): string | undefined => {
  // Not recursive, since deep nesting would overflow the stack.
  let level = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return i18n.t('This is nested too deeply.');
    if (level.some((value) => typeof value === 'string' && unstorable.test(value))) {
      return i18n.t('This text contains characters that can’t be stored.');
    }
    level = level.flatMap(partsOf);
  }
  return undefined;
};
