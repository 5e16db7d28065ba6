import { keyframes } from '@mui/material/styles';

import { imageStaggerMs } from '@/shared/config';
import { motion } from '@/shared/ui/theme';

const rise = keyframes({ from: { transform: 'translateY(24px)' }, to: { transform: 'none' } });
const riseIn = keyframes({
  from: { transform: 'translateY(24px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

const animated = (name: typeof rise) => ({
  animation: `${name} ${motion.page} ${motion.easing} both`,
});

/** Further down nobody notices the delay; it would only hold pictures back. */
const maxStaggered = 12;

const delays = Object.fromEntries(
  Array.from({ length: maxStaggered }, (_, index) => [
    `& > li:nth-of-type(${index + 1})`,
    { animationDelay: `${index * imageStaggerMs}ms` },
  ]),
);

/**
 * The items of a grid fade in and rise within 0.8 s, each 0.1 s after the previous one (section 9).
 * The first `atOnce` of them, which are in the first view, are visible from the start and only
 * move.
 */
export const risingItems = (atOnce = 0) => ({
  '& > li': animated(riseIn),
  ...(atOnce > 0 && { [`& > li:nth-of-type(-n + ${atOnce})`]: animated(rise) }),
  ...delays,
});
