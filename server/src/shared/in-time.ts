import { setTimeout as pause } from 'node:timers/promises';

/** The result of work; rejects with the message when it takes longer, though it goes on. */
export const inTime = async <T>(ms: number, work: Promise<T>, message: string): Promise<T> => {
  const ended = new AbortController();
  const late = pause(ms, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new Error(message);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
};
