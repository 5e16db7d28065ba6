import { parseJson } from '@/shared/lib/unknown-data';

type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * The browser's storage, or null where there is none (the server, a browser that forbids it).
 * Looked up when called, never when a module loads.
 */
const browserStorage = (area: StorageArea = 'localStorage'): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window[area];
  } catch {
    return null;
  }
};

/** Reads a key; null when it is missing or storage cannot be read. */
export const readStored = (key: string, area?: StorageArea): string | null => {
  try {
    return browserStorage(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/** Reads a key that holds JSON; null when it is missing, is not JSON or cannot be read. */
export const readStoredJson = (key: string, area?: StorageArea): unknown =>
  parseJson(readStored(key, area));

/** Writes a key, or removes it when `value` is null; a full or forbidden storage is ignored. */
export const writeStored = (key: string, value: string | null, area?: StorageArea): void => {
  try {
    const storage = browserStorage(area);
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // The shop works without storage.
  }
};
