import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

import { media, space, stickyBelowHeader } from '@/shared/ui/theme';

/** The form beside the order summary; on a phone one below the other, the last at the end of the page. */
export const CheckoutColumns = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'space-between',
  gap: space(10),
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    columnGap: 'clamp(32px, 6vw, 112px)',
    alignItems: 'start',
  },
});

/** The column of the order summary. */
export const CheckoutAside = styled(Paper)({
  [media.desktop]: {
    ...stickyBelowHeader,
    padding: `${space(8)} clamp(20px, 2.5vw, 40px)`,
  },
});
