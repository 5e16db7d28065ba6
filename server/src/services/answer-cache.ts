import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A serialised answer, compressed when somebody first asks for it so. */
export interface Answer {
  etag: string;
  identity: Buffer;
  /** The bytes in an encoding; made once. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

const maxBytes = 48 * 1024 * 1024;
/** All encodings together are about this many times the plain bytes, at most. */
const encodingsFactor = 2;
const brotliQuality = 5;
const gzipLevel = 6;
const smallestCompressed = 600;

const createAnswer = (value: unknown): Answer => {
  const identity = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]]);

  const compress = (encoding: Encoding): Promise<Buffer> =>
    encoding === 'br'
      ? toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : toGzip(identity, { level: gzipLevel });

  return {
    etag: `W/"${hash}"`,
    identity,
    encoded: (encoding) => {
      const ready = made.get(encoding);
      if (ready !== undefined) return ready;
      const job = compress(encoding).then((bytes) => {
        made.set(encoding, bytes);
        return bytes;
      });
      made.set(encoding, job);
      return job;
    },
  };
};

/** The encoding to answer in: the best that the caller takes, none where it would gain nothing. */
export const encodingOf = (
  answer: Pick<Answer, 'identity'>,
  acceptEncoding: string | undefined,
): Encoding => {
  if (acceptEncoding === undefined || answer.identity.length < smallestCompressed) {
    return 'identity';
  }
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
};

/**
 * Serialised answers that are the same for every visitor: bounded, made once however many ask for
 * one at the same time, and dropped by `renew` when what they were made from has changed.
 */
export const createAnswerCache = () => {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity }) => identity.length * encodingsFactor,
  });
  const underWay = new Map<string, Promise<Answer>>();
  let generation = 0;

  return {
    /** The answer of the key. What `produce` throws is thrown, and not kept. */
    get: (key: string, produce: () => Promise<unknown>): Answer | Promise<Answer> => {
      const kept = answers.get(key) ?? underWay.get(key);
      if (kept !== undefined) return kept;

      const startedIn = generation;
      const job = produce()
        .then((value) => {
          const answer = createAnswer(value);
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

    /** Forgets everything, and everything that is being read just now. */
    renew: (): void => {
      generation += 1;
      answers.clear();
      underWay.clear();
    },
  };
};
