import { type InferType, object, string } from 'yup';

import {
  emailRule,
  newPasswordRule,
  oneTimeCodeRule,
  passwordAgainRule,
} from '@/shared/lib/credentials';

const anything = () => string().default('');

/** All that is typed on the way: one form, so that Back finds everything again. */
const resetFields = object({
  email: anything(),
  otp: anything(),
  password: anything(),
  password_confirmation: anything(),
});
export type ResetForm = InferType<typeof resetFields>;

/** What each step asks for (specification, sections 4 and 5). */
export const resetSchemas = {
  email: resetFields.shape({ email: emailRule() }),
  otp: resetFields.shape({ otp: oneTimeCodeRule('Please enter the code') }),
  password: resetFields.shape({
    password: newPasswordRule(),
    password_confirmation: passwordAgainRule(),
  }),
};

export const emptyResetForm: ResetForm = resetFields.getDefault();
