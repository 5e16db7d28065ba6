import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { useIsHydrated } from '@/shared/lib/hydration';
import { isRecord } from '@/shared/lib/unknown-data';

import { entryMark, markEntry } from './history-entry';
import { readTab, type TabKey, writeTab } from './tab-storage';

const readAt = (key: TabKey, entry: string | null): unknown => {
  const stored = readTab(key);
  if (entry === null || !isRecord(stored) || stored.entry !== entry) return null;
  return stored.state ?? null;
};

/**
 * State that survives a reload and returns with Back and Forward. It belongs to the history entry in
 * which it was set: a new navigation to the page starts without it. Without storage it lasts until
 * the reload.
 *
 * @param key the storage key: one for each flow
 * @param parse validates what was stored; null when it is invalid
 * @returns the state (null at first, on the server and while hydrating) and its setter
 */
export const useTabState = <T>(
  key: TabKey,
  parse: (stored: unknown) => T | null,
): [state: T | null, setState: (next: T | null) => void] => {
  // Renders again with each history entry.
  useLocation();
  const hydrated = useIsHydrated();
  const entry = hydrated ? entryMark() : null;
  const [own, setOwn] = useState<{ entry: string; state: T | null } | null>(null);
  const stored = useMemo(() => parse(readAt(key, entry)), [entry, key, parse]);

  const setState = (next: T | null) => {
    const here = markEntry();
    writeTab(key, next === null ? null : { entry: here, state: next });
    setOwn({ entry: here, state: next });
  };
  return [own !== null && own.entry === entry ? own.state : stored, setState];
};
