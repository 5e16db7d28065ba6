import { styled } from '@mui/material/styles';

import { Page } from '@/shared/ui/page-layout';
import { media, space } from '@/shared/ui/theme';

/** The body of an order's page, wide enough for two columns. */
export const OrderColumn = styled(Page)({ maxInlineSize: 1080 });

/** The bought items beside the address; stacked on a phone. */
export const OrderGrid = styled('div')({
  display: 'grid',
  gap: space(10),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
    columnGap: 'clamp(40px, 7vw, 96px)',
    alignItems: 'start',
  },
});
