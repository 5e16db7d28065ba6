import { i18n } from '@contract/i18n';

import type { ShownLine } from './bag-line';

/** Says why a line cannot be ordered as it is; null where it can. */
export const shortageText = ({ shortage, stock = 0 }: ShownLine): string | null => {
  if (shortage === 'gone') return i18n.t('No longer available');
  if (shortage === 'soldOut') return i18n.t('Sold out');
  return shortage === null ? null : i18n.t('Only {count} left', { count: stock });
};
