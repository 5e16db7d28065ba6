import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, HTMLAttributes } from 'react';

import { i18n } from '@contract/i18n';
import type { Suggestion } from '@/features/search-products';
import { media, space } from '@/shared/ui/theme';

import { SuggestionOption } from './suggestion-option';

/** The width of the first column on a desktop, px. */
export const categoriesWidth = 200;

const list = {
  display: 'grid',
  gap: 6,
  [media.desktop]: {
    '&[data-split="true"]': {
      gridTemplateColumns: `${categoriesWidth}px minmax(0, 1fr)`,
      gap: space(12),
    },
  },
};

// A phone shows them side by side, so that the products below are seen too.
const categories = {
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(4),
  },
};

const products = {
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: space(4),
  },
};

const layouts = { recent: undefined, category: categories, product: products, all: undefined };

interface Group {
  kind: Suggestion['kind'];
  heading?: string;
}

const groups = (): readonly Group[] => [
  { kind: 'recent', heading: i18n.t('Recent searches') },
  { kind: 'category', heading: i18n.t('Categories') },
  { kind: 'product' },
  { kind: 'all', heading: '' },
];

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  /** The heading of the products. */
  productsHeading: string;
  /** The index of the active suggestion. */
  active: number;
  /** Material UI's props of the listbox. */
  listbox: ComponentProps<'ul'>;
  /** Material UI's props of an option. */
  propsOf: (suggestion: Suggestion, index: number) => HTMLAttributes<HTMLElement>;
}

/** The listbox of the search: recent searches, categories, and products with their pictures. */
export const SuggestionList = ({
  suggestions,
  productsHeading,
  active,
  listbox,
  propsOf,
}: SuggestionListProps) => {
  const group = ({ kind, heading = productsHeading }: Group) => {
    const options = suggestions.flatMap((suggestion, index) =>
      suggestion.kind === kind
        ? [
            <SuggestionOption
              key={suggestion.to}
              suggestion={suggestion}
              index={index}
              active={index === active}
              option={propsOf(suggestion, index)}
            />,
          ]
        : [],
    );
    if (options.length === 0) return [];
    return [
      <div key={kind} role="group" aria-label={heading === '' ? i18n.t('All results') : heading}>
        {heading !== '' && (
          <Typography variant="label" aria-hidden="true">
            {heading}
          </Typography>
        )}
        <Box sx={layouts[kind]}>{options}</Box>
      </div>,
    ];
  };
  const all = groups();
  const columns = [all.slice(0, 2).flatMap(group), all.slice(2).flatMap(group)].filter(
    (column) => column.length > 0,
  );

  return (
    <Box
      {...(listbox as ComponentProps<typeof Box>)}
      component="div"
      aria-labelledby={undefined}
      aria-label={i18n.t('Suggestions')}
      data-split={columns.length > 1}
      sx={list}
    >
      {columns.map((column, index) => (
        <Stack key={index} role="presentation" spacing={6}>
          {column}
        </Stack>
      ))}
    </Box>
  );
};
