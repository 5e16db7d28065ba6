import { type InferType, object, string } from 'yup';

import { publicEmailRule } from '@/shared/lib/credentials';

/** Which size to wait for, and where to write to. */
export const waitSchema = object({
  size: string().required('Please choose a size').default(''),
  email: publicEmailRule(),
});

export type WaitValues = InferType<typeof waitSchema>;
