import { displaySizeFallback, oneSize } from '@/shared/config';

/** A line's size as text: "Size S", "One Size", and "Size M" for a line without a size. */
export const sizeText = (size: string): string => {
  if (size === '') return `Size ${displaySizeFallback}`;
  return size.toLowerCase() === oneSize.toLowerCase() ? oneSize : `Size ${size}`;
};
