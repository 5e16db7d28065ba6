import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { publicEmailRule } from '@/shared/lib/credentials';

/** Which size to wait for, and where to write to. */
export const waitSchema = object({
  size: string()
    .required(() => i18n.t('Please choose a size'))
    .default(''),
  email: publicEmailRule(),
});

export type WaitValues = InferType<typeof waitSchema>;
