import { keyframes } from '@mui/material/styles';

import { imageStaggerMs } from '@/shared/config';
import { motion } from '@/shared/ui/theme';

const rise = keyframes({ from: { transform: 'translateY(24px)' }, to: { transform: 'none' } });
const riseIn = keyframes({
  from: { transform: 'translateY(24px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

/**
 * The items of a grid fade in and rise within 0.8 s, each 0.1 s after the previous one (section 9):
 * every item sets its delay with `entranceDelay`. The first `visibleCount` of them, which are in the
 * first view, are visible from the start and only move.
 */
export const staggeredEntrance = (visibleCount = 0) => ({
  '& > li': {
    animation: `${riseIn} ${motion.page} ${motion.easing} both`,
  },
  ...(visibleCount > 0 && {
    [`& > li:nth-of-type(-n + ${visibleCount})`]: { animationName: `${rise}` },
  }),
});

/** The delay of an item, as its style, by its place, from 0, among those that enter together. */
export const entranceDelay = (index: number) => ({
  animationDelay: `${index * imageStaggerMs}ms`,
});
