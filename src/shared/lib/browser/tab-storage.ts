import { readStoredJson, writeStored } from './browser-storage';

/** What a tab stores: flows and messages that are not finished yet. */
const tabKeys = [
  'checkout',
  'contact',
  'register',
  'reset-password',
  'verify-email:register',
  'verify-email:login',
] as const;
export type TabKey = (typeof tabKeys)[number];

/** What this tab stores under a key; null when there is nothing or it is not JSON. */
export const readTab = (key: TabKey): unknown => readStoredJson(key, 'sessionStorage');

/** Stores a value as JSON until the tab is closed; null removes it. */
export const writeTab = (key: TabKey, value: unknown): void => {
  writeStored(key, value === null ? null : JSON.stringify(value), 'sessionStorage');
};

/** Removes all that the tab stores: after a logout nothing of a customer remains. */
export const clearTab = (): void => {
  for (const key of tabKeys) writeTab(key, null);
};
