import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';

import { i18n } from '@contract/i18n';
import {
  clearSearches,
  rememberSearch,
  searchUrl,
  type Suggestion,
  useSearchSuggestions,
} from '@/features/search-products';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { media } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useSearchCombobox } from '../model/use-search-combobox';
import { SearchField } from './search-field';
import { categoriesWidth, SuggestionList } from './suggestion-list';

/** The screen below the panel's bar, without the panel's own space. */
const belowBar = 'calc(100dvh - var(--header-height) - 48px)';

// As tall as its suggestions can become, so that nothing moves when they arrive.
const panel = {
  maxInlineSize: 1040,
  marginInline: 'auto',
  minBlockSize: belowBar,
  [media.desktop]: { minBlockSize: `min(704px, ${belowBar})`, paddingBlockEnd: 6 },
};

/** Beside the heading of the recent searches, the first of the list; on a desktop in its column. */
const besideFirstHeading = {
  position: 'absolute',
  insetBlockStart: -13,
  insetInlineEnd: { xs: 0, md: `calc(100% - ${categoriesWidth}px)` },
  minInlineSize: 44,
  justifyContent: 'flex-end',
} as const;

const countText = (count: number) =>
  i18n.t('{count, plural, one {1 suggestion} other {# suggestions}}', { count });

const failureText = () =>
  i18n.t('Suggestions could not be loaded. Press Enter to search all the same.');

/** Suggests while typing; Enter without an active suggestion searches for the typed text. */
export const SearchPanel = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { suggestions, approximate, nothingFound, failed } = useSearchSuggestions(typed);
  const areCounted = typed.trim() !== '' && (nothingFound || suggestions.length > 0);
  const counted = nothingFound ? 0 : suggestions.length;
  const id = useId();
  const queryId = `${id}-query`;
  const hintId = `${id}-hint`;

  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent') rememberSearch(suggestion.label);
    if (suggestion.kind === 'all') rememberSearch(suggestion.query);
    void navigate(suggestion.to);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = searchUrl(typed);
    if (url === null) return;
    rememberSearch(typed);
    void navigate(url);
    onClose();
  };
  const clearRecent = () => {
    clearSearches();
    // The button disappears with the searches; without focus in the panel, Escape would not close
    // it.
    document.getElementById(queryId)?.focus();
  };
  const { active, onKeyDown, getInputProps, getListboxProps, getOptionProps } = useSearchCombobox({
    id: queryId,
    typed,
    onType: setTyped,
    suggestions,
    onChoose: choose,
  });

  return (
    <Box sx={panel}>
      <form role="search" onSubmit={submit}>
        <Typography
          variant="h2"
          component="label"
          htmlFor={queryId}
          sx={{ display: 'block', textAlign: 'center' }}
        >
          {i18n.t('What are you looking for?')}
        </Typography>
        <SearchField hintId={hintId} onKeyDown={onKeyDown} input={getInputProps()} />
        <Typography
          id={hintId}
          variant="body2"
          color="textSecondary"
          sx={{ marginBlock: '12px 24px' }}
        >
          {i18n.t('Press Enter to search')}
        </Typography>
      </form>
      {failed && <Typography sx={{ marginBlockEnd: 5 }}>{failureText()}</Typography>}
      {!failed && (approximate || nothingFound) && (
        <Typography sx={{ marginBlockEnd: 5, overflowWrap: 'anywhere' }}>
          {approximate ? (
            i18n.t('No exact match for that. These come close:')
          ) : (
            <MessageWithElements
              text={i18n.t(
                'No suggestions for “<typed/>”. Try a shorter word, or <link>ask us</link>.',
              )}
              elements={{
                typed: () => typed.trim(),
                link: (words) => (
                  <Link href={paths.contact} onClick={onClose}>
                    {words}
                  </Link>
                ),
              }}
            />
          )}
        </Typography>
      )}
      <Box sx={{ position: 'relative' }}>
        {suggestions.length > 0 && (
          <SuggestionList
            suggestions={suggestions}
            productsHeading={
              typed.trim() === '' || nothingFound ? i18n.t('New In') : i18n.t('Pieces')
            }
            active={active}
            listbox={getListboxProps()}
            propsOf={(option, index) => getOptionProps({ option, index })}
          />
        )}
        {suggestions.some(({ kind }) => kind === 'recent') && (
          <Button
            variant="text"
            size="small"
            aria-label={i18n.t('Clear recent searches')}
            onClick={clearRecent}
            sx={besideFirstHeading}
          >
            {i18n.t('Clear')}
          </Button>
        )}
      </Box>
      <VisuallyHidden role="status">
        {failed ? failureText() : areCounted && countText(counted)}
      </VisuallyHidden>
    </Box>
  );
};
