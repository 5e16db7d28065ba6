import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { useFocusHome } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';

interface OrdersOutdatedProps {
  /** What to do about it. */
  advice: string;
  /** The id of the element that gets the focus after a successful retry. */
  homeId: string;
  busy: boolean;
  onRetry: () => void;
}

/** Above orders that were loaded before and could not be reloaded (section 8): they may be outdated. */
export const OrdersOutdated = ({ advice, homeId, busy, onRetry }: OrdersOutdatedProps) => (
  <Alert
    ref={useFocusHome<HTMLDivElement>(homeId)}
    variant="standard"
    severity="error"
    sx={{ mb: 8 }}
    action={
      <Button variant="text" busy={busy} busyLabel="Trying..." onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <AlertTitle>Failed to load orders</AlertTitle>
    {advice}
  </Alert>
);
