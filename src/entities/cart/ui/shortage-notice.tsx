import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';

import { useBag } from '../model/use-bag';

interface ShortageNoticeProps {
  /** The lines in question, where they are not beside it. */
  children?: ReactNode;
}

/** What to do about lines that cannot be ordered; nothing where there are none. */
export const ShortageNotice = ({ children }: ShortageNoticeProps) => {
  const { shortages } = useBag();
  if (shortages === 0) return null;
  return (
    <>
      {children}
      <Typography role="status" variant="body2" color="error">
        {i18n.t('To check out, remove or change the items that are no longer available.')}
      </Typography>
    </>
  );
};
