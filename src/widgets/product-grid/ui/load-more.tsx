import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createPath, useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import { formatNumber } from '@contract/locales';
import { productsFailedMessage } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { RouterLink } from '@/shared/ui/router-link';

export interface LoadMoreProps {
  /** The positions of the first and last product shown, and the total. */
  first: number;
  shown: number;
  /** Null where the provider does not count. */
  total: number | null;
  /** Pages have been added below the first one shown. */
  appended: boolean;
  /** The URL with one more page; null when the maximum is reached. */
  search: string | null;
  onMore: () => void;
  /** The next page failed to load. */
  failed: boolean;
  onRetry: () => Promise<void>;
  /** The page that failed was asked for here: the link that had the focus is gone. */
  retryTakesFocus: boolean;
}

const focusButton = (button: HTMLButtonElement | null) => {
  button?.focus();
};

/** How many of the products are shown, and a link that shows more on the same page. */
export const LoadMore = ({
  first,
  shown,
  total,
  appended,
  search,
  onMore,
  failed,
  onRetry,
  retryTakesFocus,
}: LoadMoreProps) => {
  const { pathname } = useLocation();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };

  const range = `${first === 1 ? '' : `${formatNumber(first)}–`}${formatNumber(shown)}`;
  const count = (
    <Typography role="status" variant="body2" color="textSecondary">
      {total === null
        ? i18n.t('{range} pieces shown', { range })
        : i18n.t('{range} of {total, number} pieces', { range, total })}
    </Typography>
  );

  if (failed || retrying) {
    return (
      <Stack spacing={4} sx={{ alignItems: 'center', marginBlockEnd: 6 }}>
        {count}
        <Typography role="alert" variant="body2" color="error">
          {productsFailedMessage()}
        </Typography>
        <Button
          ref={retryTakesFocus ? focusButton : undefined}
          variant="outlined"
          busy={retrying}
          busyLabel={i18n.t('Trying...')}
          onClick={() => void retry()}
        >
          {i18n.t('Try again')}
        </Button>
      </Stack>
    );
  }
  const isAll = total === null ? search === null : shown >= total;
  // One page shows all at once, as the count above the grid says.
  if (isAll && !appended) return null;
  return (
    <Stack spacing={4} sx={{ alignItems: 'center', marginBlockEnd: 6 }}>
      {count}
      {!isAll && search !== null && (
        <MuiButton
          variant="outlined"
          component={RouterLink}
          href={createPath({ pathname, search })}
          replace
          preventScrollReset
          onClick={onMore}
        >
          {i18n.t('Load more')}
        </MuiButton>
      )}
    </Stack>
  );
};
