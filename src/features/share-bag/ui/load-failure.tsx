import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';

/** What is shown when the code of the link does not arrive, e.g. without a connection. */
export const LoadFailure = () => (
  <Typography role="alert" variant="body2" color="error">
    {i18n.t('Please try again later')}
  </Typography>
);
