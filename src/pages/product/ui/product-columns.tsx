import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';

import { gutter } from '@/shared/ui/theme';

interface ProductColumnsProps {
  pictures: ReactNode;
  children: ReactNode;
}

/** The pictures of a product, to the edges of a phone's screen, and beside them a sticky column. */
export const ProductColumns = ({ pictures, children }: ProductColumnsProps) => (
  <Grid
    container
    columns={100}
    columnSpacing={{ xs: 0, md: 'clamp(24px, 5vw, 80px)' }}
    sx={{ paddingInline: { md: gutter } }}
  >
    <Grid size={{ xs: 100, md: 58 }}>{pictures}</Grid>
    <Grid
      size={{ xs: 100, md: 42 }}
      sx={{
        paddingInline: { xs: gutter, md: 0 },
        paddingBlockStart: { xs: 4, md: 0 },
        position: { md: 'sticky' },
        insetBlockStart: 'calc(var(--header-height) + 24px)',
        alignSelf: 'flex-start',
        '& > *': { maxInlineSize: { md: 480 } },
      }}
    >
      {children}
    </Grid>
  </Grid>
);
