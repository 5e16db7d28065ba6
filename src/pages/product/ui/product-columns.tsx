import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { gutter, media, space } from '@/shared/ui/theme';

interface ProductColumnsProps {
  pictures: ReactNode;
  children: ReactNode;
}

/** Between the column and the edge of the window, and between it and the header. */
const room = space(6);

/**
 * The column stays in the window while the pictures beside it scroll. It sticks by its bottom, so
 * that one taller than the window scrolls until its end has been seen; one that is not is as tall as
 * the window and so begins below the header. With the focus of a keyboard in it, it does not stick:
 * the browser then scrolls to whatever has the focus.
 */
const sticky = {
  position: 'sticky',
  insetBlockEnd: room,
  alignSelf: 'end',
  minBlockSize: `min(100%, calc(100dvh - var(--header-height) - 2 * ${room}))`,
  '&:has(:focus-visible)': { position: 'static', alignSelf: 'start' },
} as const;

/**
 * The pictures of a product, to the edges of a phone's screen, and beside them a sticky column, to
 * the page's gutter.
 */
export const ProductColumns = ({ pictures, children }: ProductColumnsProps) => (
  <Box
    sx={{
      display: { md: 'grid' },
      gridTemplateColumns: 'minmax(0, 1fr) min(37vw, max(480px, 32vw))',
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
        [media.desktop]: sticky,
      }}
    >
      {children}
    </Box>
  </Box>
);
