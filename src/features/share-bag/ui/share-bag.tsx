import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useId, useState } from 'react';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';

/** Shown when the code of the link does not arrive, e.g. without a connection. */
const LoadFailure = () => (
  <Typography role="alert" variant="body2" color="error">
    {i18n.t('Please try again later')}
  </Typography>
);

const BagLinkPanel = lazy(async () => {
  try {
    return { default: (await import('./bag-link-panel')).BagLinkPanel };
  } catch {
    return { default: LoadFailure };
  }
});

/** A button that shows the link of the bag below it; the code for that is loaded when it does. */
export const ShareBag = memo(function ShareBag() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ paddingBlockStart: 2 }}>
      <Button
        variant="text"
        color="secondary"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {i18n.t('Open this bag on another device')}
      </Button>
      <div id={id}>
        {open && (
          <Suspense fallback={null}>
            <BagLinkPanel />
          </Suspense>
        )}
      </div>
    </Box>
  );
});
