import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { minPasswordLength } from '@/shared/config';

/** Checked in the order of section 5; only the first failure is shown. */
const rules = (): {
  path: 'current_password' | 'password' | 'password_confirmation';
  message: string;
  type?: 'min';
  holds: (change: PasswordChangeValues) => boolean;
}[] => [
  {
    path: 'password_confirmation',
    message: i18n.t('New passwords do not match'),
    holds: (change) => change.password === change.password_confirmation,
  },
  {
    path: 'password',
    message: i18n.t('New password must be at least 8 characters long'),
    type: 'min',
    holds: (change) => change.password.length >= minPasswordLength,
  },
  {
    path: 'current_password',
    message: i18n.t('Please enter your current password'),
    holds: (change) => change.current_password !== '',
  },
];

const fields = object({
  current_password: string().default(''),
  password: string().default(''),
  password_confirmation: string().default(''),
});

export type PasswordChangeValues = InferType<typeof fields>;

/**
 * The form of the security settings (section 5). Its rules also make sure that all three are filled
 * in.
 */
export const passwordChangeSchema = fields.test((change, { createError }) => {
  const broken = rules().find(({ holds }) => !holds(change));
  if (broken === undefined) return true;
  const { path, message, type } = broken;
  return createError({ path, message, type });
});
