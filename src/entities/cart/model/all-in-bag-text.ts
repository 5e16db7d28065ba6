import { i18n } from '@contract/i18n';

/** The message that the bag already holds all `quantity` pieces that are left of a size. */
export const allInBagText = (quantity: number): string =>
  quantity === 1
    ? i18n.t('The last one is already in your bag')
    : i18n.t('The last {count} are already in your bag', { count: quantity });
