import styled from '@emotion/styled';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';

import {
  forgetSearches,
  rememberSearch,
  useSearchProducts,
  useSearchSuggestions,
} from '@/features/search-products';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { color, headingText, media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { NO_OPTION, useCombobox } from '../model/use-combobox';
import { SearchField } from './search-field';
import { SuggestionList } from './suggestion-list';

// As tall as its suggestions may become, so that nothing moves when they come.
const Root = styled('div')({
  inlineSize: '100%',
  maxInlineSize: 1040,
  marginInline: 'auto',
  minBlockSize: 'calc(100dvh - 116px)',
  [media.desktop]: { minBlockSize: 'min(660px, calc(100dvh - 116px))', paddingBlockEnd: space(6) },
});

const Prompt = styled('label')({
  ...headingText.h2,
  display: 'block',
  textAlign: 'center',
  textWrap: 'balance',
});

const Hint = styled('p')({
  marginBlock: `${space(3)} ${space(6)}`,
  fontSize: '0.875rem',
  color: color.ash,
});

const Note = styled('p')({ marginBlockEnd: space(5) });

/**
 * Asks what a person is looking for and leads to the results (specification, section 2); suggests
 * while they type. Enter with nothing active searches for what was typed.
 */
export const SearchOverlay = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useAppSelector(selectOpenOverlay) === 'search';
  const search = useSearchProducts();
  const [typed, setTyped] = useState('');
  const { suggestions, approximate, nothingFound } = useSearchSuggestions(typed);
  const id = useId();

  const close = () => {
    dispatch(overlayClosed());
  };
  const take = (index: number) => {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return;
    if (suggestion.kind === 'recent') rememberSearch(suggestion.label);
    if (suggestion.kind === 'all') rememberSearch(suggestion.words);
    void navigate(suggestion.to);
    close();
  };
  const { active, onKeyDown } = useCombobox(suggestions.length, typed, take);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search(typed)) close();
  };
  const clearRecent = () => {
    forgetSearches();
    // The button goes with them: the focus would fall out of the panel, and Escape with it.
    document.getElementById(`${id}-query`)?.focus();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  const listed = suggestions.length > 0;

  return (
    <Sheet
      open={open}
      onClose={close}
      onClosed={() => {
        setTyped('');
      }}
      anchor="top"
      title="Search"
      titleHidden
      closeLabel="Close search"
    >
      <Root>
        <form role="search" onSubmit={submit}>
          <Prompt htmlFor={`${id}-query`}>What are you looking for?</Prompt>
          <SearchField
            id={`${id}-query`}
            hintId={`${id}-hint`}
            typed={typed}
            onType={setTyped}
            onKeyDown={onKeyDown}
            listId={listed ? `${id}-list` : undefined}
            activeId={active === NO_OPTION ? undefined : optionId(active)}
          />
          <Hint id={`${id}-hint`}>Press Enter to search</Hint>
        </form>
        {approximate && <Note>No exact match for that. These come close:</Note>}
        {nothingFound && <Note>Nothing answers to “{typed.trim()}” so far.</Note>}
        {listed && (
          <SuggestionList
            id={`${id}-list`}
            suggestions={suggestions}
            active={active}
            optionId={optionId}
            onTake={take}
          />
        )}
        {suggestions.some(({ kind }) => kind === 'recent') && (
          <Button variant="text" onClick={clearRecent}>
            Clear recent searches
          </Button>
        )}
        <VisuallyHidden role="status">
          {typed.trim() !== '' &&
            (suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`)}
        </VisuallyHidden>
      </Root>
    </Sheet>
  );
};
