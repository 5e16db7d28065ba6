import type { WithDb } from '../../db/client';

/** Changes that come closer together than this are taken as one. */
const pauseMs = 200;

/**
 * Follows changes of the catalogue, the banners and the brand's texts. The database notifies about
 * every one, also those made directly in the database.
 */
export const watchCatalogue = async ({ db }: WithDb) => {
  const listeners = new Set<() => void>();
  let changedAgain = false;
  let pause: NodeJS.Timeout | undefined;

  const notify = (): void => {
    if (pause !== undefined) {
      changedAgain = true;
      return;
    }
    for (const listener of listeners) listener();
    pause = setTimeout(() => {
      pause = undefined;
      if (!changedAgain) return;
      changedAgain = false;
      notify();
    }, pauseMs);
    pause.unref();
  };
  await db.listen('catalogue', notify);

  return {
    /** Calls back soon after every change, until `close`. */
    onChange: (listener: () => void): void => {
      listeners.add(listener);
    },

    close: (): void => {
      clearTimeout(pause);
      listeners.clear();
    },
  };
};

export type CatalogueChanges = Awaited<ReturnType<typeof watchCatalogue>>;
