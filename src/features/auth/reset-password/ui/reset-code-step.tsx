import { i18n } from '@contract/i18n';
import { useFormSubmit } from '@/shared/form';
import { nextResendAt } from '@/shared/lib/timing';
import { useToast } from '@/shared/toast';
import { CodeField, CredentialsForm, ResendCode } from '@/shared/ui/credentials';

import {
  useCheckResetCodeMutation,
  useRequestResetMutation,
} from '../api/reset-password-endpoints';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

/** The second step: the code from the email. */
export const ResetCodeStep = ({ reset, form, advance }: ResetStepProps) => {
  const toast = useToast();
  const [checkCode] = useCheckResetCodeMutation();
  const [requestReset] = useRequestResetMutation();
  const { email, accepted } = reset;
  const submission = useFormSubmit(form, {
    send: async ({ otp }) =>
      // An accepted code cannot be used twice: after Back its token is used again.
      accepted?.code === otp ? { data: accepted.token } : checkCode({ email, otp }),
    onSuccess: (token, { otp }) => {
      if (token !== accepted?.token) toast.success(i18n.t('OTP verified successfully'));
      advance({ type: 'codeAccepted', accepted: { code: otp, token } });
    },
    fallback: i18n.t('Invalid OTP'),
    onAttempt: toast.clearErrorsAndSuccesses,
  });

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Verifying...')}
      submitLabel={i18n.t('Verify code')}
      below={
        <>
          <ResendCode
            form={form}
            resendAt={reset.resendAt}
            label={i18n.t('Send another code')}
            send={() => requestReset({ email })}
            sentText={i18n.t('OTP sent to your email')}
            failedText={i18n.t('Failed to send OTP')}
            onSent={() => {
              form.resetField('otp', { defaultValue: '' });
              advance({ type: 'codeSent', email, resendAt: nextResendAt() });
            }}
          />
          <BackButton advance={advance} />
        </>
      }
    >
      <CodeField
        form={form}
        label={i18n.t('Code')}
        hint={i18n.t(
          'If {email} has an account, we have sent it a code. If you cannot find it, check your spam folder.',
          { email },
        )}
      />
    </CredentialsForm>
  );
};
