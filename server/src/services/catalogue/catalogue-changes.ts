import type { WithDb } from '../../db/client';

const pauseMs = 200;

/**
 * A change of sizes of these products. `stock`: how many pieces there are, or what they cost; `sizes`:
 * also which sizes there are, or which of them are in stock.
 */
export interface StockChange {
  kind: 'stock' | 'sizes';
  ids: number[];
}

/** The stock that a response shows. When it changes, the response is outdated. */
export interface ShownStock {
  /** The products whose sizes it shows. */
  products: readonly number[];
  /** Whether the sizes that a product has in stock decide what it lists or counts. */
  countsSizesOf?: (productId: number) => boolean;
}

/**
 * Any change of the catalogue. `products`: anything about these products; `content`: something else,
 * such as a text, a banner or a category; `all`: possibly everything, since it is not known what.
 */
export type CatalogueChange =
  StockChange | { kind: 'products'; ids: number[] } | { kind: 'content' } | { kind: 'all' };

/** Whether only sizes changed. */
export const isStockChange = (change: CatalogueChange): change is StockChange =>
  change.kind === 'stock' || change.kind === 'sizes';

/** Reads the payload of a notification of the channel `catalogue`. */
export const readChange = (payload: string): CatalogueChange => {
  const [kind, ids = ''] = payload.split(' ');
  if (kind === 'stock' || kind === 'sizes' || kind === 'products') {
    return { kind, ids: ids.split(',').map(Number) };
  }
  return { kind: kind === 'content' ? kind : 'all' };
};

/**
 * Follows changes of the catalogue, the banners and the brand's texts. The database notifies about
 * every change, also one that was made directly in the database.
 */
export const watchCatalogue = async ({ db }: WithDb) => {
  const changeListeners = new Set<(change: CatalogueChange) => void>();
  const afterListeners = new Set<() => void>();
  let changedAgain = false;
  let pause: NodeJS.Timeout | undefined;

  const notify = (): void => {
    if (pause !== undefined) {
      changedAgain = true;
      return;
    }
    for (const listener of afterListeners) listener();
    pause = setTimeout(() => {
      pause = undefined;
      if (!changedAgain) return;
      changedAgain = false;
      notify();
    }, pauseMs);
    pause.unref();
  };
  const take = async (payload: string): Promise<void> => {
    // Listeners read from the replica, which must have the change by then.
    await db.readerCaughtUp();
    const change = readChange(payload);
    for (const listener of changeListeners) listener(change);
    if (!isStockChange(change)) notify();
  };
  const stopListening = await db.listen('catalogue', (payload) => void take(payload));

  return {
    /** Calls back for every change at once, before `afterChanges`, until `close`. */
    onChange: (listener: (change: CatalogueChange) => void): void => {
      changeListeners.add(listener);
    },

    /** Calls back after changes other than of stock, at most once in `pauseMs`, until `close`. */
    afterChanges: (listener: () => void): void => {
      afterListeners.add(listener);
    },

    close: (): void => {
      stopListening();
      clearTimeout(pause);
      changeListeners.clear();
      afterListeners.clear();
    },
  };
};

export type CatalogueChanges = Awaited<ReturnType<typeof watchCatalogue>>;
