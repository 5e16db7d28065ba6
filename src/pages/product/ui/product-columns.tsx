import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { gutter, media, stickyBelowHeader } from '@/shared/ui/theme';

interface ProductColumnsProps {
  pictures: ReactNode;
  children: ReactNode;
}

/** The pictures of a product, to the edges of a phone's screen, and beside them a sticky column. */
export const ProductColumns = ({ pictures, children }: ProductColumnsProps) => (
  <Box
    sx={{
      display: { md: 'grid' },
      gridTemplateColumns: '58fr 42fr',
      columnGap: 'clamp(24px, 5vw, 80px)',
      paddingInline: { md: gutter },
    }}
  >
    <Box sx={{ minInlineSize: 0 }}>{pictures}</Box>
    <Box
      sx={{
        minInlineSize: 0,
        paddingInline: { xs: gutter, md: 0 },
        paddingBlockStart: { xs: 1, md: 0 },
        [media.desktop]: stickyBelowHeader,
        alignSelf: 'flex-start',
        '& > *': { maxInlineSize: { md: 480 } },
      }}
    >
      {children}
    </Box>
  </Box>
);
