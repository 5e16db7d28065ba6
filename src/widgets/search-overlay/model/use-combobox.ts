import { type KeyboardEvent, useState } from 'react';

/** The text itself is where the keyboard is, and no option. */
export const NO_OPTION = -1;

/** Where an arrow key leads among `count` options: round, by way of the text itself. */
export const optionAfter = (active: number, key: string, count: number): number => {
  if (count === 0) return NO_OPTION;
  if (key === 'ArrowDown') return active + 1 >= count ? NO_OPTION : active + 1;
  if (key === 'ArrowUp') return active === NO_OPTION ? count - 1 : active - 1;
  return active;
};

/**
 * The keyboard of a combobox whose list stays open (ARIA APG): arrows move among the options while
 * the focus stays in the text; Enter takes the active one, if there is one. `options` start over,
 * with none active, when their `key` changes.
 */
export const useCombobox = (count: number, key: string, onTake: (index: number) => void) => {
  const [state, setState] = useState({ key, active: NO_OPTION });
  const active = state.key === key && state.active < count ? state.active : NO_OPTION;
  const activate = (index: number) => {
    setState({ key, active: index });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      activate(optionAfter(active, event.key, count));
    } else if (event.key === 'Enter' && active !== NO_OPTION) {
      event.preventDefault();
      onTake(active);
    } else if (event.key === 'Escape' && active !== NO_OPTION) {
      // The first Escape leaves the list, the second the search.
      event.preventDefault();
      event.stopPropagation();
      activate(NO_OPTION);
    }
  };
  return { active, onKeyDown };
};
