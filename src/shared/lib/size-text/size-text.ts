import { i18n } from '@contract/i18n';
import { displaySizeFallback, oneSize } from '@/shared/config';
import { sameText } from '@/shared/lib/text';

/** Whether a size's label says that the product comes in one size only. */
export const isOneSize = (label: string): boolean => sameText(label, oneSize);

/** A line's size as text: "Size S", "One Size", and "Size M" for a line without a size. */
export const sizeText = (size: string): string => {
  if (size === '') return i18n.t('Size {size}', { size: displaySizeFallback });
  return isOneSize(size) ? i18n.t('One Size') : i18n.t('Size {size}', { size });
};
