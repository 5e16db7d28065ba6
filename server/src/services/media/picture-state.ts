import { setTimeout as wait } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import { createQueue } from '../../shared/queue';
import type { MasterFile } from './masters';

const maxMemoryBytes = 24 * 1024 * 1024;
const maxMasters = 5000;
const maxDrafts = 200;
/** For visitors who wait. */
const maxEncodings = 2;
/** An AVIF takes long: the other core is for visitors. */
const maxAvifEncodings = 1;
/** An AVIF waits until no draft has been asked for during this time, */
const draftPauseMs = 300;
/** but at most this long. */
const maxPauseMs = 3000;
const checkEveryMs = 50;

/** The caches and the pending work of one process. */
export const createPictureState = () => {
  const enqueueAvif = createQueue(maxAvifEncodings);
  const stopping = new AbortController();
  let lastDraftAt = 0;

  const noDraftsWanted = async (): Promise<void> => {
    const deadline = Date.now() + maxPauseMs;
    while (Date.now() - lastDraftAt < draftPauseMs && Date.now() < deadline) {
      await wait(checkEveryMs, undefined, { signal: stopping.signal });
    }
    stopping.signal.throwIfAborted();
  };

  return {
    masters: new LRUCache<string, MasterFile>({ max: maxMasters }),
    /** Derivatives that were asked for recently. */
    recent: new LRUCache<string, Buffer>({
      maxSize: maxMemoryBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes.length),
    }),
    /** Derivatives that are being read or made. */
    pending: new Map<string, Promise<Buffer>>(),
    /** What is shown in place of the AVIF that is pending under the same name. */
    drafts: new LRUCache<string, Promise<Buffer>>({ max: maxDrafts }),
    enqueue: createQueue(maxEncodings),
    /** Runs the encoding of an AVIF, one at a time, once no visitor waits for a draft. */
    enqueueAvif: <T>(encode: () => Promise<T>): Promise<T> =>
      enqueueAvif(async () => {
        await noDraftsWanted();
        return encode();
      }),
    draftWanted: (): void => {
      lastDraftAt = Date.now();
    },
    /** The background waits while there are requests. */
    lastRequestAt: 0,
    /** Aborted when the process ends: what has not begun is not encoded. */
    stopping,
  };
};
