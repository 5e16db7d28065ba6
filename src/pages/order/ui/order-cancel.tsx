import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

import type { Order } from '@contract/order';
import { CancelOrderButton } from '@/features/cancel-order';

/** The way to cancel a pending order, after all that the others come for. */
export const OrderCancel = ({ order }: { order: Order }) => (
  <>
    <Divider sx={{ my: 6 }} />
    <Typography color="textSecondary">You can cancel this order until it is shipped.</Typography>
    <CancelOrderButton order={order} />
  </>
);
