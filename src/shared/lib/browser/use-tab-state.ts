import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { useReadAfterHydration } from '@/shared/lib/hydration';
import { isRecord } from '@/shared/lib/unknown-data';

import { readTab, type TabKey, writeTab } from './tab-storage';

/** Our mark in the state of a history entry, beside the router's state; a reload and Back keep it. */
interface EntryState {
  flow?: unknown;
}

const stateHere = (): EntryState | null => window.history.state as EntryState | null;

/** The mark of the current history entry, or null. In a browser only. */
const entryMark = (): string | null => {
  const mark = stateHere()?.flow;
  return typeof mark === 'string' ? mark : null;
};

/** Marks the current history entry if it has no mark yet; returns its mark. */
const markEntry = (): string => {
  const known = entryMark();
  if (known !== null) return known;
  const mark = nanoid();
  window.history.replaceState({ ...stateHere(), flow: mark }, '');
  return mark;
};

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
  const entry = useReadAfterHydration(entryMark);
  const [own, setOwn] = useState<{ entry: string; state: T | null } | null>(null);
  const stored = useMemo(() => parse(readAt(key, entry)), [entry, key, parse]);

  const setState = (next: T | null) => {
    const here = markEntry();
    writeTab(key, next === null ? null : { entry: here, state: next });
    setOwn({ entry: here, state: next });
  };
  return [own !== null && own.entry === entry ? own.state : stored, setState];
};
