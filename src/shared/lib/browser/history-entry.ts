import { nanoid } from '@reduxjs/toolkit';

/** Our mark in the state of a history entry, beside the router's state; a reload and Back keep it. */
interface EntryState {
  flow?: unknown;
}

const stateHere = (): EntryState | null => window.history.state as EntryState | null;

/** The mark of the current history entry, or null. In a browser only. */
export const entryMark = (): string | null => {
  const mark = stateHere()?.flow;
  return typeof mark === 'string' ? mark : null;
};

/** Marks the current history entry if it has no mark yet; returns its mark. */
export const markEntry = (): string => {
  const known = entryMark();
  if (known !== null) return known;
  const mark = nanoid();
  window.history.replaceState({ ...stateHere(), flow: mark }, '');
  return mark;
};
