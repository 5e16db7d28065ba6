import { swipeThresholdPx } from '@/shared/config';

export type SwipeDirection = 'left' | 'right';

/**
 * The direction of a swipe: at least 50 px (section 2, Product detail), and more horizontal than
 * vertical; else null.
 */
export const swipeOf = (deltaX: number, deltaY: number): SwipeDirection | null => {
  if (Math.abs(deltaX) < swipeThresholdPx || Math.abs(deltaX) <= Math.abs(deltaY)) return null;
  return deltaX < 0 ? 'left' : 'right';
};
