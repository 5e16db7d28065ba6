import { readStored, writeStored } from '@/shared/lib/browser';

/** All that this browser remembers for a visitor's comfort; the bag and the session are not part of it. */
export type RememberedName = 'recently-viewed' | 'recent-searches' | 'your-size';

const names: readonly RememberedName[] = ['recently-viewed', 'recent-searches', 'your-size'];

/** Tells the parts of this tab what the browser tells the other tabs by itself. */
export const changedEvent = 'remembered-changed';

/** The text that is remembered under a name; null where there is none, or no storage. */
export const readRemembered = (name: RememberedName): string | null => readStored(name);

/** Remembers a value as JSON; null forgets it. */
export const remember = (name: RememberedName, value: unknown): void => {
  writeStored(name, value === null ? null : JSON.stringify(value));
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(changedEvent));
};

/** Forgets everything, as when a customer logs out: the next person is somebody else. */
export const forgetRemembered = (): void => {
  for (const name of names) remember(name, null);
};

/**
 * A remembered list, read tolerantly: whatever is no JSON, no list or no item of it is left out.
 */
export const rememberedList = <T>(
  text: string | null,
  isItem: (value: unknown) => value is T,
  atMost: number,
): T[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isItem).slice(0, atMost) : [];
  } catch {
    return [];
  }
};
