import { i18n } from '@contract/i18n';
import { useBag } from '@/entities/cart';

/** The bag's title, with the quantity of all its lines. */
export const BagTitle = () => {
  const { quantity } = useBag();
  return quantity > 0 ? i18n.t('Your bag ({count})', { count: quantity }) : i18n.t('Your bag');
};
