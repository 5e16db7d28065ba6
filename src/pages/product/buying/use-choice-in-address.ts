import { useEffect } from 'react';

import { searchWithChoice } from './address-choice';

/**
 * Keeps the address's `color` and `size` in step with what is chosen, without a history entry and
 * without a navigation: the page stays as it is, and on a phone Back still closes the open panel.
 * `layers` counts the panels: one that closed may have left the page's own entry behind the choice.
 */
export const useChoiceInAddress = (
  choice: { color: string | null; size: string | null } | null,
  layers: number,
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
  }, [chosen, color, size, layers]);
};
