import Box from '@mui/material/Box';
import type { FocusEvent, ReactNode } from 'react';

import { focusRingRoomPx, gutter, media, space } from '@/shared/ui/theme';

interface ProductColumnsProps {
  pictures: ReactNode;
  children: ReactNode;
}

/** Between the column and the edge of the window, and between it and the header. */
const room = space(6);

/**
 * The column stays in the window while the pictures beside it scroll. It sticks by its bottom, so
 * that one taller than the window scrolls until its end has been seen; one that is not is as tall as
 * the window and so begins below the header.
 */
const sticky = {
  position: 'sticky',
  insetBlockEnd: room,
  alignSelf: 'end',
  minBlockSize: `min(100%, calc(100dvh - var(--header-height) - 2 * ${room}))`,
} as const;

/**
 * Scrolls up to what a keyboard has focused in the column where the header or the window's edge covers
 * it. The browser does so by itself everywhere but here: a column that sticks by its bottom stays where
 * it is until its start is reached. It does not stop sticking instead: it would jump under a pointer.
 */
const showFocused = ({ target, currentTarget: column, relatedTarget }: FocusEvent<HTMLElement>) => {
  // Without another element before it, the focus may come back with the window, which moves nothing.
  if (relatedTarget === null || !target.matches(':focus-visible')) return;
  // The browser scrolls after the event.
  requestAnimationFrame(() => {
    const style = getComputedStyle(column);
    const edgePx = parseFloat(style.getPropertyValue('--header-height')) + focusRingRoomPx;
    const coveredPx = edgePx - target.getBoundingClientRect().top;
    if (style.position !== 'sticky' || coveredPx <= 0) return;
    const start = column.parentElement?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: start - column.getBoundingClientRect().top - coveredPx });
  });
};

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
      onFocus={showFocused}
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
