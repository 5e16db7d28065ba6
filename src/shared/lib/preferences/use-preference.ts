import { useSyncExternalStore } from 'react';

import { changedEvent, type PreferenceName, readPreference } from './preferences';

const watch = (onChange: () => void) => {
  window.addEventListener(changedEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changedEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** The stored text, updated by this tab and all others; null while hydrating. */
export const usePreference = (name: PreferenceName): string | null =>
  useSyncExternalStore(
    watch,
    () => readPreference(name),
    () => null,
  );
