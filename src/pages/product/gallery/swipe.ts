import { swipeThresholdPx } from '@/shared/config';

export type SwipeDirection = 'left' | 'right';

/**
 * Which way a finger went: at least 50 px (specification, section 2, Gallery), and more sideways
 * than up or down; else it was no swipe.
 */
export const swipeOf = (deltaX: number, deltaY: number): SwipeDirection | null => {
  if (Math.abs(deltaX) < swipeThresholdPx || Math.abs(deltaX) <= Math.abs(deltaY)) return null;
  return deltaX < 0 ? 'left' : 'right';
};
