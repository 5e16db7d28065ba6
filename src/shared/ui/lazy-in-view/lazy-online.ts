import { type ComponentType, lazy } from 'react';

/** Resolves while there is a connection. */
export const untilOnline = async (): Promise<void> => {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
};

/** Loads, and where that fails without a connection, again with one. A service worker may have it. */
const loadOnline = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await untilOnline();
    return loadOnline(load);
  }
};

/**
 * A lazy component that the page can do without: while its code is missing for want of a connection, the
 * fallback of its Suspense boundary stays. An error would take the place of the whole page.
 */
export const lazyOnline = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadOnline(load) }));
