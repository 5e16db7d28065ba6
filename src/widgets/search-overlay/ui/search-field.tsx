import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';

import { Icon } from '@/shared/ui/icon';
import { color, font, space, touchTargetPx } from '@/shared/ui/theme';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: `clamp(${space(4)}, 2.5vw, ${space(8)})`,
  borderBlockEnd: `1px solid ${color.ink}`,
  '&:focus-within': { borderBlockEndWidth: 2, marginBlockEnd: -1 },
});

const Input = styled('input')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 60,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  fontFamily: font.text,
  fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.5rem)',
  appearance: 'none',
  '&::placeholder': { color: color.ash, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  // The line under it is the sign of the focus.
  '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
});

const Submit = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTargetPx,
  blockSize: touchTargetPx,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

/** The panel was opened to type in it. */
const takeFocus = (input: HTMLInputElement | null): void => {
  input?.focus({ preventScroll: true });
};

export interface SearchFieldProps {
  id: string;
  hintId: string;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The list of suggestions, where it is there. */
  listId: string | undefined;
  activeId: string | undefined;
}

/** Where a person types what they look for: a combobox over the list of suggestions. */
export const SearchField = ({
  id,
  hintId,
  typed,
  onType,
  onKeyDown,
  listId,
  activeId,
}: SearchFieldProps) => (
  <Line>
    <Input
      ref={takeFocus}
      id={id}
      type="search"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-describedby={hintId}
      value={typed}
      onChange={(event) => {
        onType(event.target.value);
      }}
      onKeyDown={onKeyDown}
      placeholder="Search products..."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
    />
    <Submit type="submit" aria-label="Search">
      <Icon name="arrow-end" />
    </Submit>
  </Line>
);
