import { useSyncExternalStore } from 'react';

import { changedEvent, type RememberedName, readRemembered } from './remembered';

const watch = (onChange: () => void) => {
  window.addEventListener(changedEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changedEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** The remembered text, updated by this tab and all others; null while hydrating. */
export const useRemembered = (name: RememberedName): string | null =>
  useSyncExternalStore(
    watch,
    () => readRemembered(name),
    () => null,
  );
