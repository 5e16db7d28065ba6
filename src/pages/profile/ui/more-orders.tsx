import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';

interface MoreOrdersProps {
  shown: number;
  /** How many are loaded, and how many there are; null while unknown. */
  known: number;
  total: number | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
  onMore: () => void;
}

/** How many of the orders are shown, with a button for more, or why more could not be loaded. */
export const MoreOrders = ({
  shown,
  known,
  total,
  isLoading,
  hasFailed,
  retry,
  onMore,
}: MoreOrdersProps) => (
  <Stack spacing={4} sx={{ alignItems: 'center', paddingBlockStart: 8 }}>
    <Typography variant="body2" color="textSecondary">
      {total === null
        ? i18n.t('{shown} of {known} or more orders', { shown, known })
        : i18n.t('{shown} of {total} orders', { shown, total })}
    </Typography>
    {hasFailed && (
      <Typography role="alert" variant="body2" color="error">
        {i18n.t('Failed to load orders')}
      </Typography>
    )}
    <Button
      variant="outlined"
      busy={isLoading}
      busyLabel={i18n.t('Loading...')}
      onClick={hasFailed ? retry : onMore}
    >
      {hasFailed ? i18n.t('Try again') : i18n.t('Show more orders')}
    </Button>
  </Stack>
);
