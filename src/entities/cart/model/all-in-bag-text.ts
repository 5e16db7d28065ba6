import { i18n } from '@contract/i18n';

/** That the bag already holds all that is left of a size: `quantity` of it. */
export const allInBagText = (quantity: number): string =>
  quantity === 1
    ? i18n.t('The last one is already in your bag')
    : i18n.t('The last {count} are already in your bag', { count: quantity });
