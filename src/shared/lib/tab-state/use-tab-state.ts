import { useMemo, useState } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

import { entryMark, markEntry } from './history-entry';
import { readTab, writeTab } from './tab-storage';

const readAt = (key: string, entry: string | null): unknown => {
  const kept = readTab(key);
  const isOfEntry =
    typeof kept === 'object' && kept !== null && 'entry' in kept && kept.entry === entry;
  return entry !== null && isOfEntry && 'state' in kept ? kept.state : null;
};

/**
 * A state that survives a reload of this page and comes again with Back and Forward, and works
 * without storage until then. Who navigates to the page anew begins anew: it belongs to the
 * history entry in which it was set. Its component must render again when the location changes.
 *
 * @param key where the tab keeps it: one for each flow
 * @param parse makes what was read, which anybody may have spoilt, into a state; null when it can't
 * @returns the state (null at first, on the server and while hydrating) and what sets it
 */
export const useTabState = <T>(
  key: string,
  parse: (stored: unknown) => T | null,
): [state: T | null, setState: (next: T | null) => void] => {
  const hydrated = useIsHydrated();
  const entry = hydrated ? entryMark() : null;
  const [own, setOwn] = useState<{ entry: string; state: T | null } | null>(null);
  const kept = useMemo(() => parse(readAt(key, entry)), [entry, key, parse]);

  const setState = (next: T | null) => {
    const here = markEntry();
    writeTab(key, next === null ? null : { entry: here, state: next });
    setOwn({ entry: here, state: next });
  };
  return [own !== null && own.entry === entry ? own.state : kept, setState];
};
