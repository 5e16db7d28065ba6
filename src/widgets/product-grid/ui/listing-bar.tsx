import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { FilterChips, FilterProducts } from '@/features/filter-products';

import type { ListingResults } from '../model/use-product-listing';
import { GridToggle } from './grid-toggle';

const countText = (total: number | null) => {
  if (total === null) return '\u00A0';
  return i18n.t('{count, plural, one {1 piece} other {# pieces}}', { count: total });
};

/** Above a listing: how many products it has, the grid toggle, 'Filter & Sort' and the set filters. */
export const ListingBar = ({ results: { listing, total, state } }: { results: ListingResults }) => (
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
        {countText(state === 'empty' ? 0 : total)}
      </Typography>
      <GridToggle />
      <FilterProducts listing={listing} />
    </Stack>
    <FilterChips listing={listing} />
  </>
);
