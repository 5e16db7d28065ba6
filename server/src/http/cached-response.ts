import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

import type { ShownStock } from '../services/catalogue/catalogue-changes';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is the same for everybody, ready to be sent. */
export interface CachedResponse {
  status: number;
  /** Its media type. */
  type: string;
  etag: string;
  /** The length of its uncompressed text in bytes. */
  length: number;
  /** The memory of all its encodings, in bytes. */
  size: number;
  /** The stock that it shows; absent if it shows none. */
  shows?: ShownStock;
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

/**
 * `fast` takes a third of the time of `well`, and the result is a tenth larger; `best` takes twenty
 * times as long, and the result is a tenth smaller.
 */
const brotliQualities = { best: 11, well: 5, fast: 3 };
const gzipLevels = { best: 9, well: 6, fast: 1 };
/** A page that has been sent this often is compressed as well as possible. */
const bestFromSend = 3;
/** So many texts are compressed well in a row, and then one in this time; others fast. */
const wellInARow = 3;
const wellEveryMs = 100;
/**
 * A text of at most this length is compressed fast without a thread, which takes half of the time: it
 * takes less than 2 ms.
 */
const maxBlockingBytes = 256 * 1024;
const minCompressedBytes = 600;
/** All encodings together take at most about this many times the bytes that are stored first. */
const encodingsFactor = 2;

const etagOf = (identity: Buffer): string =>
  // Weak: the bytes differ from one encoding to another.
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;

type Effort = keyof typeof brotliQualities;

const brotliOptions = (effort: Effort) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort] },
});

const compress = (
  identity: Buffer,
  encoding: 'br' | 'gzip',
  effort: Effort = 'well',
): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(identity, brotliOptions(effort))
    : toGzip(identity, { level: gzipLevels[effort] });

const compressFast = (identity: Buffer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> => {
  if (identity.length > maxBlockingBytes) return compress(identity, encoding, 'fast');
  return encoding === 'br'
    ? brotliCompressSync(identity, brotliOptions('fast'))
    : gzipSync(identity, { level: gzipLevels.fast });
};

/** When the time is over that all texts compressed well so far may take. */
let wellUntil = 0;

/** Whether another text may be compressed well, which counts it. */
const mayCompressWell = (): boolean => {
  const now = performance.now();
  const until = Math.max(wellUntil, now) + wellEveryMs;
  if (until > now + wellInARow * wellEveryMs) return false;
  wellUntil = until;
  return true;
};

/**
 * A text, compressed at the first request: fast while there are many others, and then well at a later
 * request.
 */
export const textResponse = (
  type: string,
  text: string | Buffer,
  shows?: ShownStock,
): CachedResponse => {
  const identity = typeof text === 'string' ? Buffer.from(text) : text;
  const made = new Map<Encoding, { effort: Effort; bytes: Buffer | Promise<Buffer> }>();
  let etag: string | undefined;
  return {
    status: 200,
    type,
    shows,
    // A list is sent without it, so that hashing all of its text would be in vain.
    get etag() {
      return (etag ??= etagOf(identity));
    },
    length: identity.length,
    size: identity.length * encodingsFactor,
    encoded: (encoding) => {
      if (encoding === 'identity') return identity;
      const known = made.get(encoding);
      if (known?.effort === 'well') return known.bytes;
      const effort = mayCompressWell() ? 'well' : 'fast';
      if (known?.effort === effort) return known.bytes;
      const bytes =
        effort === 'well' ? compress(identity, encoding) : compressFast(identity, encoding);
      made.set(encoding, { effort, bytes });
      return bytes;
    },
  };
};

/** The media type of the API's responses. */
export const jsonType = 'application/json; charset=utf-8';

/** One page at a time is compressed as well as possible: other work needs the threads. */
let compressingBest = false;

/**
 * A rendered page, compressed at once, since rendering cost far more, and once more, in the background,
 * when it is sent again and again. Only this text is stored: hardly any client asks for the plain one,
 * which is about four times as long, or for gzip, which is made when one does.
 */
export const pageResponse = async (status: number, html: string): Promise<CachedResponse> => {
  const identity = Buffer.from(html);
  const first = await compress(identity, 'br');
  let br = first;
  let gzipped: Promise<Buffer> | undefined;
  let sends = 0;

  const compressBest = async () => {
    compressingBest = true;
    try {
      br = await compress(await fromBrotli(br), 'br', 'best');
    } finally {
      compressingBest = false;
    }
  };

  const countSend = () => {
    sends += 1;
    if (sends < bestFromSend || br !== first || compressingBest) return;
    // After a failure the page is sent as it was compressed first.
    compressBest().catch(() => undefined);
  };

  return {
    status,
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    length: identity.length,
    size: first.length * encodingsFactor,
    encoded: (encoding) => {
      if (encoding === 'identity') return fromBrotli(br);
      if (encoding === 'gzip') {
        gzipped ??= fromBrotli(br).then((text) => compress(text, 'gzip'));
        return gzipped;
      }
      countSend();
      return br;
    },
  };
};

/** The best encoding that the client accepts; none for a response too small to gain from it. */
export const encodingOf = (
  response: Pick<CachedResponse, 'length'>,
  acceptEncoding: string | undefined,
): Encoding => {
  if (acceptEncoding === undefined || response.length < minCompressedBytes) {
    return 'identity';
  }
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
};
