import { string } from 'yup';

import { maxLengths } from '@/shared/config';

/** A trimmed text of at most the length that the calls accept for the field. */
export const textRule = (field: keyof typeof maxLengths) =>
  string()
    .trim()
    .max(
      maxLengths[field],
      `Please use at most ${maxLengths[field].toLocaleString('en-US')} characters`,
    )
    .default('');
