import { useEffect } from 'react';

import { searchWithChoice } from './url-choice';

/**
 * Writes the chosen `color` and `size` to the URL, without a navigation or a history entry: on a
 * phone, Back still closes the open sheet. `sheetCount` counts the open sheets: closing one returns to
 * the page's own history entry, whose URL must then be written as well.
 */
export const useChoiceInUrl = (
  choice: { color: string | null; size: string | null } | null,
  sheetCount: number,
): void => {
  const color = choice?.color ?? null;
  const size = choice?.size ?? null;
  const chosen = choice !== null;

  useEffect(() => {
    if (!chosen) return;
    const { pathname, search, hash } = window.location;
    const next = searchWithChoice(new URLSearchParams(search), { color, size });
    if (next === search) return;
    window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
  }, [chosen, color, size, sheetCount]);
};
