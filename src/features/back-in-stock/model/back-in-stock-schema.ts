import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { publicEmailSchema } from '@/shared/lib/credentials';

/** The size that is wanted, and the email to write to. */
export const backInStockSchema = object({
  size: string()
    .required(() => i18n.t('Please choose a size'))
    .default(''),
  email: publicEmailSchema(),
});

export type BackInStockValues = InferType<typeof backInStockSchema>;
