import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { FilterChips, FilterProducts } from '@/features/filter-products';

import type { ListingResults } from '../model/use-product-listing';
import { GridToggle } from './grid-toggle';

/** Blank for a provider that does not count. */
const countText = ({ state, total }: Pick<ListingResults, 'state' | 'total'>) => {
  if (state === 'loading') return i18n.t('Loading collection...');
  const count = state === 'empty' ? 0 : total;
  if (count === null) return '\u00A0';
  return i18n.t('{count, plural, one {1 piece} other {# pieces}}', { count });
};

/**
 * Above a listing: that it is loading and then how many products it has, the grid toggle,
 * 'Filter & Sort' and the set filters.
 */
export const ListingBar = ({ results }: { results: ListingResults }) => (
  <>
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 6,
        marginBlockEnd: 6,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ marginInlineEnd: 'auto' }}
      >
        {countText(results)}
      </Typography>
      <GridToggle />
      <FilterProducts listing={results.listing} />
    </Stack>
    <FilterChips listing={results.listing} />
  </>
);
