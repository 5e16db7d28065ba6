import InputBase from '@mui/material/InputBase';
import type { ComponentProps, KeyboardEventHandler } from 'react';

import { i18n } from '@contract/i18n';
import { maxLengths } from '@/shared/config';
import { takeFocus } from '@/shared/lib/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { space } from '@/shared/ui/theme';

export interface SearchFieldProps {
  hintId: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  /** Material UI's props of the combobox. */
  input: ComponentProps<'input'>;
}

/** The search field: a combobox for the list of suggestions. */
export const SearchField = ({ hintId, onKeyDown, input }: SearchFieldProps) => (
  <InputBase
    type="search"
    fullWidth
    placeholder={i18n.t('Search products...')}
    inputRef={takeFocus}
    onKeyDown={onKeyDown}
    inputProps={{
      ...input,
      'aria-describedby': hintId,
      enterKeyHint: 'search',
      maxLength: maxLengths.search,
    }}
    endAdornment={<IconButton type="submit" icon="arrow-end" size={24} label={i18n.t('Search')} />}
    sx={{ marginBlockStart: `clamp(${space(4)}, 2.5vw, ${space(8)})` }}
  />
);
