import { useMemo, useState } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

import { readTab, writeTab } from './tab-storage';

/**
 * A state that survives a reload of this tab, and works without storage until then.
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
  const [own, setOwn] = useState<{ state: T | null } | null>(null);
  const kept = useMemo(() => (hydrated ? parse(readTab(key)) : null), [hydrated, key, parse]);

  const setState = (next: T | null) => {
    writeTab(key, next);
    setOwn({ state: next });
  };
  return [own === null ? kept : own.state, setState];
};
