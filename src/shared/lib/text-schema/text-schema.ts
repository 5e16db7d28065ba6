import { string } from 'yup';

import { i18n } from '@contract/i18n';
import { maxLengths } from '@/shared/config';

/** A trimmed text of at most the length that the calls accept for the field. */
export const textSchema = (field: keyof typeof maxLengths) =>
  string()
    .trim()
    .max(maxLengths[field], () =>
      i18n.t('Please use at most {count, number} characters', { count: maxLengths[field] }),
    )
    .default('');
