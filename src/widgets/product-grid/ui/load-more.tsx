import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createPath, useLocation } from 'react-router';

import { productsFailedMessage } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { RouterLink } from '@/shared/ui/router-link';

export interface LoadMoreProps {
  /** The positions of the first and last product shown, and the total. */
  first: number;
  shown: number;
  /** Null where the provider does not count. */
  total: number | null;
  /** The address with one more page; null when the maximum is reached. */
  search: string | null;
  onMore: () => void;
  /** The next page failed to load. */
  failed: boolean;
  onRetry: () => Promise<void>;
}

const format = (count: number) => count.toLocaleString('en-US');

/** How many of the products are shown, and a link that shows more on the same page. */
export const LoadMore = ({
  first,
  shown,
  total,
  search,
  onMore,
  failed,
  onRetry,
}: LoadMoreProps) => {
  const { pathname } = useLocation();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };

  const range = `${first === 1 ? '' : `${format(first)}–`}${format(shown)}`;
  const count = (
    <Typography role="status" variant="body2" color="textSecondary">
      {total === null ? `${range} pieces shown` : `${range} of ${format(total)} pieces`}
    </Typography>
  );

  if (failed || retrying) {
    return (
      <Stack spacing={4} sx={{ alignItems: 'center', marginBlockEnd: 6 }}>
        {count}
        <Typography role="alert" variant="body2" color="error">
          {productsFailedMessage}
        </Typography>
        <Button
          variant="outlined"
          busy={retrying}
          busyLabel="Trying..."
          onClick={() => {
            void retry();
          }}
        >
          Try again
        </Button>
      </Stack>
    );
  }
  if (total === null ? search === null : shown >= total) return null;
  return (
    <Stack spacing={4} sx={{ alignItems: 'center', marginBlockEnd: 6 }}>
      {count}
      {search !== null && (
        <MuiButton
          variant="outlined"
          component={RouterLink}
          href={createPath({ pathname, search })}
          replace
          preventScrollReset
          onClick={onMore}
        >
          Load more
        </MuiButton>
      )}
    </Stack>
  );
};
