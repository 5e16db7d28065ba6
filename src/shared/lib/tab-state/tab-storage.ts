/** The tab's own storage, or nothing where there is none (the server, a browser that forbids it). */
const tabStorage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

/** What this tab keeps under a key; null when there is nothing, or nothing that can be read. */
export const readTab = (key: string): unknown => {
  try {
    const value: unknown = JSON.parse(tabStorage()?.getItem(key) ?? 'null');
    return value;
  } catch {
    return null;
  }
};

/** Keeps a value as JSON until the tab is closed; null forgets it. Full storage is no error. */
export const writeTab = (key: string, value: unknown): void => {
  try {
    const storage = tabStorage();
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Only remembering is lost.
  }
};
