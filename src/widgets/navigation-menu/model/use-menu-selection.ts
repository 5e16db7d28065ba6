import { useEffect, useState } from 'react';

import { menuResetMs } from '@/shared/config';

import { initialSelection, type MenuSelection, selectionAfter } from './menu-selection';

/**
 * The menu's selection: reset to Home 300 ms after it has closed, unless it was reopened before
 * (section 2, Navigation menu).
 */
export const useMenuSelection = (open: boolean) => {
  const [selection, setSelection] = useState<MenuSelection>(initialSelection);

  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => {
      setSelection(initialSelection);
    }, menuResetMs);
    return () => {
      clearTimeout(timer);
    };
  }, [open]);

  const toggle = (path: MenuSelection) => {
    setSelection((before) => selectionAfter(before, path));
  };
  return { selection, toggle };
};
