import { displaySizeFallback, oneSize } from '@/shared/config';

/** Whether a size's label says that the product comes in one size only. */
export const isOneSize = (label: string): boolean =>
  label.trim().toLowerCase() === oneSize.toLowerCase();

/** A line's size as text: "Size S", "One Size", and "Size M" for a line without a size. */
export const sizeText = (size: string): string => {
  if (size === '') return `Size ${displaySizeFallback}`;
  return isOneSize(size) ? oneSize : `Size ${size}`;
};
