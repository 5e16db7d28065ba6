import { i18n } from '@contract/i18n';

import type { ProductSummary } from './product';

/**
 * A product's name on a card: the style alone where the name ends with "in" and the color that the
 * card shows, and `rest` for what is left out; else the whole name.
 */
export const shortName = ({ name, color }: Pick<ProductSummary, 'name' | 'color'>) => {
  const end = color === null ? -1 : name.indexOf(i18n.t(' in {color}', { color }));
  return end > 0 ? { short: name.slice(0, end), rest: name.slice(end) } : { short: name, rest: '' };
};
