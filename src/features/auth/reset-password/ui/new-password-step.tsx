import { i18n } from '@contract/i18n';
import { failureStatus } from '@/shared/api';
import { useFormSubmit } from '@/shared/form';
import { useToast } from '@/shared/toast';
import { AccountName, CredentialsForm, NewPasswordFields } from '@/shared/ui/credentials';

import { useResetPasswordMutation } from '../api/reset-password-endpoints';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

interface NewPasswordStepProps extends ResetStepProps {
  /** Valid for one call. */
  resetToken: string;
  onDone: () => void;
}

/** The third step: the new password, twice. */
export const NewPasswordStep = ({
  reset,
  form,
  advance,
  resetToken,
  onDone,
}: NewPasswordStepProps) => {
  const toast = useToast();
  const [resetPassword] = useResetPasswordMutation();
  const submission = useFormSubmit(form, {
    send: ({ password, password_confirmation }) =>
      resetPassword({ password, password_confirmation, token: resetToken }),
    onSuccess: () => {
      toast.success(
        i18n.t('Password reset successfully'),
        i18n.t('You can now login with your new password'),
      );
      onDone();
    },
    handleError: (error) => {
      if (failureStatus(error) !== 401) return false;
      toast.error(
        i18n.t('Failed to reset password'),
        i18n.t('The code has expired. Please request a new one.'),
      );
      form.setValue('otp', '');
      advance({ type: 'tokenExpired' });
      return true;
    },
    fallback: i18n.t('Failed to reset password'),
  });

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Saving...')}
      submitLabel={i18n.t('Reset password')}
      below={<BackButton advance={advance} />}
    >
      <AccountName email={reset.email} />
      <NewPasswordFields
        form={form}
        label={i18n.t('New Password')}
        confirmationLabel={i18n.t('Confirm New Password')}
      />
    </CredentialsForm>
  );
};
