import type { Entry } from './journal';
import type { Fate, ModeledDisk } from './modeled-disk';
import { seededRandom } from '../../support/seeded-random';

/** A power cut: its time, and the seed that decides which unsynced data are kept. */
export interface PowerCut {
  /** The number of completed journal entries. */
  after: number;
  seed: number;
}

/** Half of the cuts keep a part of the unsynced data, which is what causes torn writes. */
const fateOf = (draw: number): Fate => {
  if (draw < 0.3) return 'lost';
  return draw < 0.8 ? 'partly kept' : 'kept';
};

/** A description for the message of a failure. */
export const nameCut = ({ after, seed }: PowerCut): string =>
  `at a cut after ${after} changes (seed ${seed}: what was not synced is ${fateOf(seededRandom(seed)())})`;

/** Replays a journal on a disk, and writes what a power cut would leave. */
export const createReplay = (disk: ModeledDisk, entries: Entry[]) => {
  let done = 0;
  return (cut: PowerCut, place: string): void => {
    if (cut.after < done) throw new Error('Power cuts must come in their order.');
    for (; done < cut.after; done += 1) {
      const entry = entries[done];
      if (entry) disk.apply(entry.change);
    }
    const random = seededRandom(cut.seed);
    disk.cut(place, fateOf(random()), random);
  };
};
