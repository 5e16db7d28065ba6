import { i18n } from '@contract/i18n';
import { codeLifetimeMinutes } from '@/shared/config';
import { fieldProps, useFormSubmit } from '@/shared/form';
import { nextResendAt } from '@/shared/lib/timing';
import { useToast } from '@/shared/toast';
import { CredentialsForm } from '@/shared/ui/credentials';
import { EmailField } from '@/shared/ui/text-field';

import { useRequestResetMutation } from '../api/reset-password-endpoints';
import { isCodePending } from '../model/reset-steps';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

/** The first step: the email that the code is sent to. */
export const ResetEmailStep = ({ reset, form, advance }: ResetStepProps) => {
  const toast = useToast();
  const [requestReset] = useRequestResetMutation();
  const submission = useFormSubmit(form, {
    send: async ({ email }): Promise<{ data?: 'pending' | null; error?: unknown }> =>
      isCodePending(reset, email, Date.now()) ? { data: 'pending' } : requestReset({ email }),
    onSuccess: (result, { email }) => {
      if (result === 'pending') {
        advance({ type: 'codePending' });
        return;
      }
      toast.success(i18n.t('OTP sent to your email'));
      advance({ type: 'codeSent', email, resendAt: nextResendAt() });
    },
    fallback: i18n.t('Failed to send OTP'),
  });

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Sending...')}
      submitLabel={i18n.t('Send code')}
      below={<BackButton advance={advance} />}
    >
      <EmailField
        autoComplete="username"
        hint={i18n.t(
          'We will send a code to this address. It is valid for {count, plural, one {1 minute} other {# minutes}}.',
          { count: codeLifetimeMinutes },
        )}
        {...fieldProps(form, 'email')}
      />
    </CredentialsForm>
  );
};
