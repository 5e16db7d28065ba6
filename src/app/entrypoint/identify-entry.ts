import { nanoid } from '@reduxjs/toolkit';

/**
 * Gives a history entry that was opened from outside a key of its own, as the router does for its
 * own entries; a reload and Back keep it. Without it the scroll position of an earlier visit to
 * the URL would be restored. Must run before the router is created.
 */
export const identifyEntry = (): void => {
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: nanoid() }, '');
};
