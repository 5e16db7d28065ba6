import styled from '@emotion/styled';

import { selectCurrency } from '@/entities/currency';
import type { Suggestion } from '@/features/search-products';
import { useAppSelector } from '@/shared/redux';
import { color, labelText, media, space } from '@/shared/ui/theme';

import { SuggestionOption } from './suggestion-option';

const List = styled('div')({
  display: 'grid',
  gap: space(6),
  [media.desktop]: {
    '&[data-split="true"]': { gridTemplateColumns: '200px minmax(0, 1fr)', gap: space(12) },
  },
});

const Column = styled('div')({ display: 'grid', gap: space(6), alignContent: 'start' });

const Heading = styled('p')({ ...labelText, color: color.ash, marginBlockEnd: space(2) });

const Rows = styled('div')({
  '&[data-kind="product"]': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: space(4),
    },
  },
});

const groups = [
  { kind: 'recent', heading: 'Recent searches' },
  { kind: 'category', heading: 'Categories' },
  { kind: 'product', heading: 'Pieces' },
  { kind: 'all', heading: '' },
] as const;

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** The place of the one that the keyboard is on. */
  active: number;
  /** The id of an option's element, by its place. */
  optionId: (index: number) => string;
  onTake: (index: number) => void;
}

/** The listbox of the search: recent searches, categories, and pieces with their pictures. */
export const SuggestionList = ({
  id,
  suggestions,
  active,
  optionId,
  onTake,
}: SuggestionListProps) => {
  const currency = useAppSelector(selectCurrency);
  const group = ({ kind, heading }: (typeof groups)[number]) => {
    const rows = suggestions.flatMap((suggestion, index) =>
      suggestion.kind === kind ? [{ suggestion, index }] : [],
    );
    if (rows.length === 0) return null;
    return (
      <div key={kind} role="group" aria-label={heading === '' ? 'All results' : heading}>
        {heading !== '' && <Heading aria-hidden="true">{heading}</Heading>}
        <Rows data-kind={kind}>
          {rows.map(({ suggestion, index }) => (
            <SuggestionOption
              key={`${kind} ${suggestion.to}`}
              id={optionId(index)}
              suggestion={suggestion}
              currency={currency}
              active={index === active}
              onTake={() => {
                onTake(index);
              }}
            />
          ))}
        </Rows>
      </div>
    );
  };
  const words = groups.slice(0, 2).map(group).filter(Boolean);
  const pieces = groups.slice(2).map(group).filter(Boolean);

  return (
    <List
      id={id}
      role="listbox"
      aria-label="Suggestions"
      data-split={words.length > 0 && pieces.length > 0}
    >
      {words.length > 0 && <Column role="presentation">{words}</Column>}
      {pieces.length > 0 && <Column role="presentation">{pieces}</Column>}
    </List>
  );
};
