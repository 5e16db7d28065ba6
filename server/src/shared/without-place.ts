import { AsyncLocalStorage } from 'node:async_hooks';

/** The place in its lane that a call has while it is handled. */
export interface CallPlace {
  leave: () => void;
  /** Waits for a place again; throws where there is none, or where the client has left. */
  takeAgain: () => Promise<void>;
}

const places = new AsyncLocalStorage<CallPlace>();

/** Runs the handling of a call that has a place. */
export const runWithPlace = (place: CallPlace, run: () => void): void => places.run(place, run);

/**
 * Waits for something else than this shop, e.g. the payment provider. The call that awaits it has no
 * place meanwhile: others run. After a failure it gets none again, since only its response is left.
 */
export const withoutPlace = async <T>(work: () => Promise<T>): Promise<T> => {
  const place = places.getStore();
  place?.leave();
  const result = await work();
  await place?.takeAgain();
  return result;
};
