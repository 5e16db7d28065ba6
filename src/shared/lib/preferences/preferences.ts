import { readStored, writeStored } from '@/shared/lib/browser';
import { parseJson } from '@/shared/lib/unknown-data';

/** What this browser remembers for convenience, apart from bag and session. */
const names = ['recently-viewed', 'recent-searches', 'your-size', 'currency'] as const;

export type PreferenceName = (typeof names)[number];

/** Tells this tab what the browser's `storage` event tells other tabs. */
export const changedEvent = 'preference-changed';

/** The stored text, or null. */
export const readPreference = (name: PreferenceName): string | null => readStored(name);

/** Stores a value as JSON; null removes it. */
export const storePreference = (name: PreferenceName, value: unknown): void => {
  writeStored(name, value === null ? null : JSON.stringify(value));
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(changedEvent));
};

/** Removes everything, as on logout: the next visitor may be somebody else. */
export const clearPreferences = (): void => {
  for (const name of names) storePreference(name, null);
};

/** Parses a stored list; empty when it is not a JSON list, and without invalid items. */
export const preferenceList = <T>(
  text: string | null,
  isItem: (value: unknown) => value is T,
  atMost: number,
): T[] => {
  const value = parseJson(text);
  return Array.isArray(value) ? value.filter(isItem).slice(0, atMost) : [];
};
