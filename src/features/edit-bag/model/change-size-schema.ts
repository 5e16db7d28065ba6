import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';

/** The id of the size that is wanted, as text. */
export const changeSizeSchema = object({
  size: string()
    .required(() => i18n.t('Please choose a size'))
    .default(''),
});

export type ChangeSizeValues = InferType<typeof changeSizeSchema>;
