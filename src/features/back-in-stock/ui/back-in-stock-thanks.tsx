import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';

interface BackInStockThanksProps {
  onClose: () => void;
  children: ReactNode;
}

/** What happens next. The focus, which was in the form, is on Close. */
export const BackInStockThanks = ({ onClose, children }: BackInStockThanksProps) => (
  <>
    <DialogContentText role="status" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </DialogContentText>
    <DialogActions>
      <Button
        ref={(button) => {
          button?.focus();
        }}
        onClick={onClose}
      >
        {i18n.t('Close')}
      </Button>
    </DialogActions>
  </>
);
