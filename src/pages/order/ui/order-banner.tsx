import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import type { OrderBanner as Banner } from '../model/order-banner';

/** That the order was placed, or how its payment went. */
export const OrderBanner = ({ banner }: { banner: Banner }) => (
  <Alert
    role="status"
    variant="outlined"
    severity={banner.tone === 'success' ? 'success' : 'warning'}
  >
    <AlertTitle component="h2" variant="h4">
      {banner.title}
    </AlertTitle>
    {banner.text}
  </Alert>
);
