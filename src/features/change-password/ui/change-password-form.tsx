import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';
import { fieldProps, useFormSubmit } from '@/shared/form';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { type OriginState, paths } from '@/shared/routes';
import { selectToken, selectUser } from '@/shared/session';
import { useToast } from '@/shared/toast';
import {
  AccountName,
  CredentialsForm,
  NewPasswordFields,
  PasswordField,
} from '@/shared/ui/credentials';

import { useChangePasswordMutation } from '../api/change-password-endpoints';
import { passwordChangeSchema } from '../model/change-password-schema';

const empty = passwordChangeSchema.getDefault();

/** The error of an attempt without a token, for which nothing is sent. */
const noSession = 'no session';

const failureMessage = (error: unknown): string =>
  failureStatus(error) === null
    ? i18n.t('An unexpected error occurred')
    : errorMessage(error, i18n.t('Failed to update password'));

/** Changes the password (sections 4 and 5); success leads back to the profile. */
export const ChangePasswordForm = () => {
  const store = useAppStore();
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const toast = useToast();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm({ resolver: yupResolver(passwordChangeSchema), defaultValues: empty });
  const submission = useFormSubmit(form, {
    send: async (change) =>
      selectToken(store.getState()) === null ? { error: noSession } : changePassword(change),
    onSuccess: async () => {
      form.reset(empty);
      toast.success(i18n.t('Password updated successfully'));
      await navigate(paths.profile);
    },
    handleError: (error) => {
      if (error !== noSession) return false;
      toast.error(i18n.t('Please login to continue'));
      void navigate(paths.login, { state: { from: paths.securitySettings } satisfies OriginState });
      return true;
    },
    fallback: failureMessage,
  });

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Updating...')}
      submitLabel={i18n.t('Update Password')}
    >
      {user !== null && <AccountName email={user.email} />}
      <PasswordField
        label={i18n.t('Current Password')}
        autoComplete="current-password"
        {...fieldProps(form, 'current_password')}
      />
      <NewPasswordFields
        form={form}
        label={i18n.t('New Password')}
        confirmationLabel={i18n.t('Confirm New Password')}
      />
    </CredentialsForm>
  );
};
