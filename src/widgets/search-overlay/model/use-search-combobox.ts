import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, type KeyboardEventHandler, useEffect, useState } from 'react';

import type { Suggestion } from '@/features/search-products';

interface SuggestionBox {
  id: string;
  typed: string;
  onType: (typed: string) => void;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
}

/** Identifies a suggestion: no two have the same URL. */
const keyOf = (suggestion: Suggestion | string) =>
  typeof suggestion === 'string' ? suggestion : suggestion.to;

/**
 * The search's combobox: Material UI's, with a list that stays open. Arrow keys cycle through the
 * text field and the suggestions; Enter chooses the active one, or searches for the typed text; the
 * first Escape leaves the list, the second closes the search.
 */
export const useSearchCombobox = ({ id, typed, onType, suggestions, onChoose }: SuggestionBox) => {
  const [open, setOpen] = useState(true);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = suggestions.findIndex((suggestion) => keyOf(suggestion) === activeKey);

  // Material UI clears its highlight when it closes its list; this list stays open.
  const leaveList = () => {
    if (active === -1) return;
    setActiveKey(null);
    setOpen(false);
  };
  useEffect(() => {
    if (!open) setOpen(true);
  }, [open]);

  const { getRootProps, ...box } = useAutocomplete<Suggestion, false, false, true>({
    id,
    options: suggestions,
    filterOptions: (options) => options,
    getOptionLabel: keyOf,
    freeSolo: true,
    includeInputInList: true,
    disableCloseOnSelect: true,
    open: open && suggestions.length > 0,
    onClose: (_, reason) => {
      if (reason === 'escape') leaveList();
    },
    value: null,
    onChange: (_, suggestion) => {
      if (suggestion !== null && typeof suggestion !== 'string') onChoose(suggestion);
    },
    inputValue: typed,
    onInputChange: (_, text, reason) => {
      if (reason !== 'input') return;
      leaveList();
      onType(text);
    },
    onHighlightChange: (_, suggestion) => {
      setActiveKey(suggestion && keyOf(suggestion));
    },
  });

  const { onKeyDown } = getRootProps({
    onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
      if (event.key === 'Escape' && active === -1) event.defaultMuiPrevented = true;
    },
  });
  return { ...box, active, onKeyDown: onKeyDown as KeyboardEventHandler<HTMLElement> };
};
