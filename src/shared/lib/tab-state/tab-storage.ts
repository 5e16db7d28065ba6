import { readStored, writeStored } from '@/shared/lib/browser';

/** What this tab stores under a key; null when there is nothing or it is not JSON. */
export const readTab = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key, 'sessionStorage') ?? 'null') as unknown;
  } catch {
    return null;
  }
};

/** Stores a value as JSON until the tab is closed; null removes it. */
export const writeTab = (key: string, value: unknown): void => {
  writeStored(key, value === null ? null : JSON.stringify(value), 'sessionStorage');
};
