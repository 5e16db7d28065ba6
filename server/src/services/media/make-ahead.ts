import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '../../db/client';
import { media } from '../../db/schema';
import { parsePictureName, widthsOf } from './picture-name';
import type { PictureFormat } from './picture-name';

const startAfterMs = 3000;
/** How long there must have been no request before the next picture is made. */
const quietMs = 1500;
const checkEveryMs = 100;

export interface MakeAheadDeps {
  db: Database;
  derive: (key: string, width: number, format: PictureFormat) => Promise<Buffer>;
  /** Whether nothing was asked for, and nothing is being made, for so many milliseconds. */
  isQuiet: (ms: number) => boolean;
  signal: AbortSignal;
}

/**
 * Makes every derivative before it is asked for, one at a time and only while there are no
 * requests; pauses after each for as long as it took. Rejects when `signal` aborts.
 */
export const makeAhead = async (deps: MakeAheadDeps): Promise<void> => {
  const { db, derive, isQuiet, signal } = deps;
  await wait(startAfterMs, undefined, { signal });
  const rows = await db.orm.select({ url: media.url }).from(media);
  const pictures = rows.flatMap(
    ({ url }) => parsePictureName(url.replace(/^\/media\//, '').replace(/\.\w+$/, '')) ?? [],
  );
  for (const format of ['avif', 'webp'] as const) {
    for (const picture of pictures) {
      for (const width of widthsOf(picture)) {
        while (!isQuiet(quietMs)) await wait(checkEveryMs, undefined, { signal });
        const startedAt = Date.now();
        await derive(picture.key, width, format);
        await wait(Date.now() - startedAt, undefined, { signal });
      }
    }
  }
};
