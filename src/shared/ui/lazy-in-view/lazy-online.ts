import { type ComponentType, lazy } from 'react';

import { againAfterMs } from '@/shared/lib/browser';

/** Resolves while there is a connection. */
export const untilOnline = async (): Promise<void> => {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
};

/**
 * Loads, and where that fails without a connection, again with one, until its requests get through. A service
 * worker may have it. `waitsMs`: how long to wait before it is tried again with a connection.
 */
export const loadOnline = async <Loaded>(
  load: () => Promise<Loaded>,
  waitsMs: readonly number[] = [],
): Promise<Loaded> => {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await untilOnline();
      return loadOnline(load, againAfterMs);
    }
    const [waitMs, ...laterMs] = waitsMs;
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return loadOnline(load, laterMs);
  }
};

/**
 * A lazy component that the page can do without: while its code is missing for want of a connection, the
 * fallback of its Suspense boundary stays. An error would take the place of the whole page.
 */
export const lazyOnline = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadOnline(load) }));
