import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import {
  emailSchema,
  newPasswordSchema,
  oneTimeCodeSchema,
  passwordAgainSchema,
} from '@/shared/lib/credentials';

const text = () => string().default('');

/** The fields of all steps in one form, so that Back keeps what was typed. */
const resetFields = object({
  email: text(),
  otp: text(),
  password: text(),
  password_confirmation: text(),
});
export type ResetValues = InferType<typeof resetFields>;

/** What each step requires (sections 4 and 5). */
export const resetSchemas = {
  email: resetFields.shape({ email: emailSchema() }),
  otp: resetFields.shape({ otp: oneTimeCodeSchema(() => i18n.t('Please enter the code')) }),
  password: resetFields.shape({
    password: newPasswordSchema(),
    password_confirmation: passwordAgainSchema(),
  }),
};

/** What the form starts with, apart from a known email. */
export const emptyResetValues: ResetValues = resetFields.getDefault();
