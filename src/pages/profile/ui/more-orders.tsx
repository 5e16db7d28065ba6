import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

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

/** How many of the orders are shown, and a button for more; or why there are no more yet. */
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
      {shown} of {total ?? `${known} or more`} orders
    </Typography>
    {hasFailed && (
      <Typography role="alert" variant="body2" color="error">
        Failed to load orders
      </Typography>
    )}
    <Button
      variant="outlined"
      busy={isLoading}
      busyLabel="Loading..."
      onClick={hasFailed ? retry : onMore}
    >
      {hasFailed ? 'Try again' : 'Show more orders'}
    </Button>
  </Stack>
);
