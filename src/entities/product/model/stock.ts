import { i18n } from '@contract/i18n';

/** What is offered, with the units left where the provider says so; unknown stock is available. */
interface Stocked {
  stock?: number | null;
}

/** At this stock or less, a size says how many are left. */
const lowStock = 3;

/** Whether a size is sold out. */
export const isSoldOut = ({ stock }: Stocked): boolean => stock === 0;

/** Whether every size is sold out. */
export const areAllSoldOut = (sizes: readonly Stocked[]): boolean =>
  sizes.length > 0 && sizes.every(isSoldOut);

/** How many are left of a size, when stock is low; else null. */
export const lowStockText = ({ stock = null }: Stocked): string | null => {
  if (stock === null || stock === 0 || stock > lowStock) return null;
  return stock === 1 ? i18n.t('Only one left') : i18n.t('Only {count} left', { count: stock });
};

/** The stock of a size in words, below its name; null when there is plenty. */
export const stockText = (size: Stocked): string | null => {
  const { stock = null } = size;
  if (isSoldOut(size)) return i18n.t('Sold out');
  if (stock === null || lowStockText(size) === null) return null;
  return stock === 1 ? i18n.t('Last one') : i18n.t('Last {count}', { count: stock });
};
