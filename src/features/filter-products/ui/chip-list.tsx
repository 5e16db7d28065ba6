import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useSearchParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import { useLabel } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { Icon } from '@/shared/ui/icon';
import { RouterLink } from '@/shared/ui/router-link';
import { touchTarget } from '@/shared/ui/theme';

import { filterChips } from '../model/filter-chips';
import { noFilters, type ProductFilters, searchWithFilters } from '../model/product-filters';

/** After a chip is removed, the focus moves to the chip in its place, or to the last one. */
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

/**
 * The filters of the URL, less what was removed on this page: at once, so that the next chip that is
 * pressed does not lead back to the one before. The listing of the new URL is drawn later.
 */
const useRemaining = (search: URLSearchParams, filters: ProductFilters) => {
  const [removal, setRemoval] = useState<{ search: URLSearchParams; remaining: ProductFilters }>();
  return {
    remaining: removal?.search === search ? removal.remaining : filters,
    setRemaining: (remaining: ProductFilters) => {
      setRemoval({ search, remaining });
    },
  };
};

/** Marks the button 'Filter & Sort' while filters are set. Clicks go to the button. */
export const ActiveChip = () => (
  <Chip component="span" size="small" label={i18n.t('Active')} sx={{ pointerEvents: 'none' }} />
);

/** The set filters, each a link to the listing without it. */
export const ChipList = ({ filters }: { filters: ProductFilters }) => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { remaining, setRemaining } = useRemaining(search, filters);
  const currency = useAppSelector(selectCurrency);
  const chips = filterChips(remaining, currency, useLabel());
  const { list, removed } = useFocusOnNext(chips.length);
  const to = (next: ProductFilters) => {
    const query = searchWithFilters(search, next).toString();
    return createPath({ pathname, search: query });
  };

  return (
    <List
      ref={list}
      aria-label={i18n.t('Filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 2, columnGap: 3, marginBlockEnd: 6 }}
    >
      {chips.map(({ label, without }, index) => (
        <ListItem
          key={label}
          // `defaultPrevented`: the router follows the link here; otherwise it opens in a new tab.
          onClick={({ defaultPrevented }) => {
            if (!defaultPrevented) return;
            removed.current = index;
            setRemaining(without);
          }}
          sx={{ display: 'flex', inlineSize: 'auto' }}
        >
          <Chip
            component={RouterLink}
            clickable
            href={to(without)}
            preventScrollReset
            aria-label={i18n.t('Remove filter: {label}', { label })}
            label={
              <>
                {label}
                <Icon name="close" size={14} />
              </>
            }
          />
        </ListItem>
      ))}
      {chips.length > 1 && (
        <ListItem sx={{ display: 'flex', inlineSize: 'auto' }}>
          <Link
            component={RouterLink}
            href={to(noFilters)}
            preventScrollReset
            variant="body2"
            sx={touchTarget}
          >
            {i18n.t('Clear all')}
          </Link>
        </ListItem>
      )}
    </List>
  );
};
