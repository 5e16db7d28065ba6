import { returnDays } from './constants';
import { i18n } from './i18n';

/** How long after its delivery a piece may be returned (section 9), in words. */
export const returnsText = (): string => i18n.t('Returns within {days} days', { days: returnDays });
