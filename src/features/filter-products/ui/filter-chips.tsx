import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import type { Currency } from '@contract/money';
import { Icon } from '@/shared/ui/icon';
import { color, touchTargetPx } from '@/shared/ui/theme';

import { filterChips } from '../model/filter-chips';
import {
  filtersFromSearch,
  noFilters,
  type ProductFilters,
  searchWithFilters,
} from '../model/product-filters';

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 24,
});

const Chip = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: touchTargetPx,
  paddingInline: '14px 12px',
  border: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { borderColor: color.ink },
  '&[data-all="true"]': {
    borderColor: 'transparent',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
  },
});

/** The focus goes from a chip that was removed to the one that took its place, or to the last. */
const useFocusOnNext = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const chips = list.current?.querySelectorAll('a');
    if (removed.current !== null) chips?.[Math.min(removed.current, count - 1)]?.focus();
    removed.current = null;
  }, [count]);
  return { list, removed };
};

/** The filters that are set, each the way to the listing without it. */
export const FilterChips = ({ currency }: { currency: Currency }) => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const chips = filterChips(filtersFromSearch(search), currency);
  const { list, removed } = useFocusOnNext(chips.length);
  if (chips.length === 0) return null;
  const to = (filters: ProductFilters) => {
    const query = searchWithFilters(search, filters).toString();
    return { pathname, search: query === '' ? '' : `?${query}` };
  };

  return (
    <Chips ref={list} aria-label="Filters">
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <Chip
            to={to(without)}
            preventScrollReset
            aria-label={`Remove filter: ${label}`}
            onClick={() => {
              removed.current = index;
            }}
          >
            {label}
            <Icon name="close" size={14} />
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Chip to={to(noFilters)} preventScrollReset data-all="true">
            Clear all
          </Chip>
        </li>
      )}
    </Chips>
  );
};
