import type { WithDb } from '../../db/client';

/** Listeners of `onChange` are called at most once in this time. */
const pauseMs = 200;

/**
 * What changed of these products: `stock`, how many pieces there are of their sizes, or what these cost;
 * `sizes`, also which of them are in stock; `products`, anything. Or something else (`content`: a text,
 * a banner, a category), or perhaps anything.
 */
export type CatalogueNotice =
  StockNotice | { kind: 'products'; ids: number[] } | { kind: 'content' } | { kind: 'anything' };

export interface StockNotice {
  kind: 'stock' | 'sizes';
  ids: number[];
}

/** Whether stock is all that changed. */
export const isStockNotice = (notice: CatalogueNotice): notice is StockNotice =>
  notice.kind === 'stock' || notice.kind === 'sizes';

/** Reads the payload of a notification of the channel `catalogue`. */
export const readNotice = (payload: string): CatalogueNotice => {
  const [kind, ids = ''] = payload.split(' ');
  if (kind === 'stock' || kind === 'sizes' || kind === 'products') {
    return { kind, ids: ids.split(',').map(Number) };
  }
  return { kind: kind === 'content' ? kind : 'anything' };
};

/**
 * Follows changes of the catalogue, the banners and the brand's texts. The database notifies about
 * every one, also those made directly in the database.
 */
export const watchCatalogue = async ({ db }: WithDb) => {
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: CatalogueNotice) => void>();
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
  const take = async (payload: string): Promise<void> => {
    // Listeners read from the replica, which must have the change by then.
    await db.readerCaughtUp();
    const notice = readNotice(payload);
    for (const listener of noticeListeners) listener(notice);
    if (!isStockNotice(notice)) notify();
  };
  const stopListening = await db.listen('catalogue', (payload) => void take(payload));

  return {
    /** Calls back soon after every change but of stock, until `close`. */
    onChange: (listener: () => void): void => {
      listeners.add(listener);
    },

    /** Calls back at once at every notice, before `onChange`, until `close`. */
    onNotice: (listener: (notice: CatalogueNotice) => void): void => {
      noticeListeners.add(listener);
    },

    close: (): void => {
      stopListening();
      clearTimeout(pause);
      listeners.clear();
      noticeListeners.clear();
    },
  };
};

export type CatalogueChanges = Awaited<ReturnType<typeof watchCatalogue>>;
