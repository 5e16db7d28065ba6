import { setTimeout as wait } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import { createQueue } from '../../shared/queue';
import { createSharedWork } from '../../shared/share-work';
import type { MasterFile } from './masters';

const maxMemoryBytes = 24 * 1024 * 1024;
const maxMasters = 5000;
const maxDrafts = 200;
/** Derivatives that are encoded at a time. */
const maxEncodings = 2;
/** An AVIF takes long, and must leave a core for requests. */
const maxAvifEncodings = 1;
/** An AVIF is not encoded until no draft was requested for this time … */
const draftPauseMs = 300;
/** … but waits for that at most this long. */
const maxPauseMs = 3000;
const checkEveryMs = 50;

/** The caches and the pending work of one process. */
export const createPictureState = () => {
  const enqueueAvif = createQueue(maxAvifEncodings);
  const stopping = new AbortController();
  let lastDraftAt = 0;

  const waitForDrafts = async (): Promise<void> => {
    const deadline = Date.now() + maxPauseMs;
    while (Date.now() - lastDraftAt < draftPauseMs && Date.now() < deadline) {
      await wait(checkEveryMs, undefined, { signal: stopping.signal });
    }
    stopping.signal.throwIfAborted();
  };

  return {
    masters: new LRUCache<string, MasterFile>({ max: maxMasters }),
    /** Derivatives that were requested recently. */
    recent: new LRUCache<string, Buffer>({
      maxSize: maxMemoryBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes.length),
    }),
    /** Derivatives that are being read or made. */
    pending: createSharedWork<Buffer>(),
    /** The drafts that are shown while the AVIF of the same name is pending. */
    drafts: new LRUCache<string, Promise<Buffer>>({ max: maxDrafts }),
    enqueue: createQueue(maxEncodings),
    /** Encodes an AVIF, one at a time, and after the drafts that visitors are waiting for. */
    enqueueAvif: <T>(encode: () => Promise<T>): Promise<T> =>
      enqueueAvif(async () => {
        await waitForDrafts();
        return encode();
      }),
    /** To be called when a draft is requested and when it is done. */
    noteDraft: (): void => {
      lastDraftAt = Date.now();
    },
    /** When the last request came: pictures are made ahead only without requests. */
    lastRequestAt: 0,
    /** Aborted when the process stops: no further picture is encoded. */
    stopping,
  };
};
