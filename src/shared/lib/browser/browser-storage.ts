/**
 * The browser's local storage, or nothing where there is none (the server, a browser that
 * forbids it). Looked up when called, never when a module loads.
 */
export const browserStorage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
};

/** Reads a key; null when it is missing or storage cannot be read. */
export const readStored = (key: string): string | null => {
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/** Writes a key, or removes it when `value` is null. A full or forbidden storage is no error. */
export const writeStored = (key: string, value: string | null): void => {
  try {
    const storage = browserStorage();
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // The shop works without storage; only remembering is lost.
  }
};
