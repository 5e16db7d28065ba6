import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it goes over the wire, to be kept and sent to everybody who asks for it. */
export interface KeptAnswer {
  status: number;
  /** The media type of its bytes. */
  type: string;
  etag: string;
  identity: Buffer;
  /** Bytes of memory, all encodings counted. */
  size: number;
  /** The bytes in an encoding; made once. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

const brotliQuality = 5;
const gzipLevel = 6;
const smallestCompressed = 600;
/** All encodings together are about this many times the plain bytes, at most. */
const encodingsFactor = 2;

const etagOf = (identity: Buffer): string =>
  // Weak: the same answer in another encoding has other bytes.
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;

const compress = (identity: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : toGzip(identity, { level: gzipLevel });

/** A value as JSON, compressed when somebody first asks for it so: there are many of them. */
export const jsonAnswer = <Value>(value: Value): KeptAnswer => {
  const identity = Buffer.from(JSON.stringify(value));
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]]);
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    etag: etagOf(identity),
    identity,
    size: identity.length * encodingsFactor,
    encoded: (encoding) => {
      const ready = made.get(encoding);
      if (ready !== undefined || encoding === 'identity') return ready ?? identity;
      const job = compress(identity, encoding).then((bytes) => {
        made.set(encoding, bytes);
        return bytes;
      });
      made.set(encoding, job);
      return job;
    },
  };
};

/** A rendered page, compressed at once: rendering it cost far more. */
export const pageAnswer = async (status: number, html: string): Promise<KeptAnswer> => {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')]);
  const made = { identity, br, gzip: gzipped };
  return {
    status,
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    identity,
    size: identity.length + br.length + gzipped.length,
    encoded: (encoding) => made[encoding],
  };
};

/** The encoding to answer in: the best that the caller takes, none where it would gain nothing. */
export const encodingOf = (
  answer: Pick<KeptAnswer, 'identity'>,
  acceptEncoding: string | undefined,
): Encoding => {
  if (acceptEncoding === undefined || answer.identity.length < smallestCompressed) {
    return 'identity';
  }
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
};
