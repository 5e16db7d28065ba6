import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { LRUCache } from 'lru-cache';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A finished page in every encoding that a browser may take. */
export interface CachedPage {
  status: number;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface PageCache {
  /** The page of the key, rendered once however many ask for it at the same time. */
  get: (
    key: string,
    render: () => Promise<{ status: number; html: string }>,
  ) => Promise<CachedPage>;
  /** What the catalogue changed is rendered anew at its next request. */
  renew: () => void;
}

/** Bytes of pages kept, all encodings counted. */
const maxBytes = 64 * 1024 * 1024;

const brotliQuality = 5;

const finish = async (status: number, html: string): Promise<CachedPage> => {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    toGzip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { status, etag, identity, br, gzip: gzipped };
};

/** A bounded cache of rendered pages; see `renew`. */
export const createPageCache = (): PageCache => {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.identity.length + page.br.length + page.gzip.length,
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  return {
    get: async (key, render) => {
      const cached = pages.get(key);
      if (cached !== undefined) return cached;
      const underWay = rendering.get(key);
      if (underWay !== undefined) return underWay;

      const startedIn = generation;
      const job = render()
        .then(({ status, html }) => finish(status, html))
        .then((page) => {
          // What was read before a change must not be kept after it.
          if (startedIn === generation) pages.set(key, page);
          return page;
        })
        .finally(() => {
          if (rendering.get(key) === job) rendering.delete(key);
        });
      rendering.set(key, job);
      return job;
    },
    renew: () => {
      generation += 1;
      pages.clear();
      rendering.clear();
    },
  };
};
