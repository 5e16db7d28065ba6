import { LRUCache } from 'lru-cache';

import type { KeptAnswer } from './kept-answer';

const megabyte = 1024 * 1024;
const mostBytes = 112 * megabyte;

/**
 * Answers that are the same for every visitor, pages and JSON alike: bounded by their bytes, made
 * once however many ask for one at the same time, and dropped by `renew` when what they were made
 * from has changed.
 */
export const createAnswerCache = (maxSize = mostBytes) => {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize,
    sizeCalculation: ({ size }) => size,
  });
  const underWay = new Map<string, Promise<KeptAnswer>>();
  let generation = 0;

  return {
    /** The answer of the key. What `produce` throws is thrown, and not kept. */
    get: (key: string, produce: () => Promise<KeptAnswer>): KeptAnswer | Promise<KeptAnswer> => {
      const kept = answers.get(key) ?? underWay.get(key);
      if (kept !== undefined) return kept;

      const startedIn = generation;
      const job = produce()
        .then((answer) => {
          // What was read before a change must not be kept after it.
          if (startedIn === generation) answers.set(key, answer);
          return answer;
        })
        .finally(() => {
          if (underWay.get(key) === job) underWay.delete(key);
        });
      underWay.set(key, job);
      return job;
    },

    /** Whether the answer is there or being made, so that asking for it costs nothing. */
    has: (key: string): boolean => answers.has(key) || underWay.has(key),

    /** Forgets everything, and everything that is being read just now. */
    renew: (): void => {
      generation += 1;
      answers.clear();
      underWay.clear();
    },
  };
};
