import { i18n } from '@contract/i18n';

import type { SizeOption } from './product';

/** At this stock or less, a size says how many are left. */
const lowStock = 3;

/** Whether a size is sold out; a size of unknown stock is available. */
export const isSoldOut = ({ stock }: Pick<SizeOption, 'stock'>): boolean => stock === 0;

/** How many are left of a size, when stock is low; else null. */
export const lowStockText = ({ stock }: Pick<SizeOption, 'stock'>): string | null => {
  if (stock === null || stock === 0 || stock > lowStock) return null;
  return stock === 1 ? i18n.t('Only one left') : i18n.t('Only {count} left', { count: stock });
};
