import { displaySizeFallback, oneSize } from '@/shared/config';

/** A line's size in words: "Size S", "One Size", and M where a line has none (decision 6). */
export const sizeText = (size: string): string => {
  if (size === '') return `Size ${displaySizeFallback}`;
  return size.toLowerCase() === oneSize.toLowerCase() ? oneSize : `Size ${size}`;
};
