import { setTimeout as wait } from 'node:timers/promises';

import { media } from '../../db/schema';
import { parseMasterName, parsePictureName, widthsOf } from './picture-name';
import { derive, type PictureDeps } from './pictures';

const startAfterMs = 3000;
/** The time without requests after which the next picture is made. */
const quietMs = 1500;
const checkEveryMs = 100;

const isQuiet = ({ pictures: { pending, lastRequestAt } }: PictureDeps): boolean =>
  pending.running.size === 0 && Date.now() - lastRequestAt >= quietMs;

/**
 * Makes all derivatives ahead of requests, one at a time and only while there are no requests; pauses
 * after each for as long as it took. Rejects when one can't be made, and when `signal` aborts.
 */
export const makeAhead = async (deps: PictureDeps, signal: AbortSignal): Promise<void> => {
  await wait(startAfterMs, undefined, { signal });
  const rows = await deps.db.orm.select({ url: media.url }).from(media);
  const pictures = rows.flatMap(
    ({ url }) => parsePictureName(parseMasterName(url.replace('/media/', ''))?.key ?? '') ?? [],
  );
  for (const format of ['avif', 'webp'] as const) {
    for (const picture of pictures) {
      for (const width of widthsOf(picture)) {
        while (!isQuiet(deps)) await wait(checkEveryMs, undefined, { signal });
        const startedAt = Date.now();
        await derive(deps, picture.key, width, format);
        await wait(Date.now() - startedAt, undefined, { signal });
      }
    }
  }
};
