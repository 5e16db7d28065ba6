import { keyframes } from '@mui/material/styles';

import { imageStaggerMs, pageAnimationMs } from '@/shared/config';
import { motion } from '@/shared/ui/theme';

const rise = keyframes({ from: { transform: 'translateY(24px)' }, to: { transform: 'none' } });
const riseIn = keyframes({
  from: { transform: 'translateY(24px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

/**
 * The items of a grid fade in and rise within 0.8 s, each 0.1 s after the previous one (section 9): every
 * item has the attributes of `entrance`. Those in the first view are visible from the start and only move.
 * They are told by an attribute: counted by `:nth-of-type`, all items get new styles whenever one is added.
 */
export const staggeredEntrance = {
  '& > li, & > [role="listitem"]': { animation: `${riseIn} ${motion.page} ${motion.easing} both` },
  '& > [data-visible]': { animationName: `${rise}` },
};

/** The attributes of an item by its place, from 0, among those that enter together. */
export const entrance = (index: number, isVisible = false) => ({
  'data-visible': isVisible || undefined,
  style: { animationDelay: `${index * imageStaggerMs}ms` },
});

/** How long an item takes to come in, after those before it, ms. */
export const entranceMs = (index: number): number => index * imageStaggerMs + pageAnimationMs;
