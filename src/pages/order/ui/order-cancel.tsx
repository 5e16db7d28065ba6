import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { CancelOrderButton } from '@/features/cancel-order';

/** The button to cancel a pending order, below what most visitors of the page look for. */
export const OrderCancel = ({ order }: { order: Order }) => (
  <>
    <Divider sx={{ marginBlock: 6 }} />
    <Typography color="textSecondary">
      {i18n.t('You can cancel this order until it is shipped.')}
    </Typography>
    <CancelOrderButton order={order} />
  </>
);
