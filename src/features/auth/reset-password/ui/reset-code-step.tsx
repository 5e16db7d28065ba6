import { i18n } from '@contract/i18n';
import { formFailure, useFormSubmit } from '@/shared/form';
import { useToast } from '@/shared/toast';
import { CodeField, CredentialsForm, ResendCode } from '@/shared/ui/credentials';

import { useCheckResetCodeMutation } from '../api/reset-password-endpoints';
import { useSendResetCode } from '../model/use-send-reset-code';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

/** The second step: the code from the email. */
export const ResetCodeStep = ({ reset, form, advance }: ResetStepProps) => {
  const toast = useToast();
  const [checkCode] = useCheckResetCodeMutation();
  const sendCode = useSendResetCode();
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
    onAttempt: toast.clearOutcomes,
  });

  const sendAgain = async () => {
    const { data: resendAt, error } = await sendCode(email);
    if (resendAt === undefined) {
      const { message, advice } = formFailure(error, i18n.t('Failed to send OTP'));
      toast.error(message, advice);
      return;
    }
    form.resetField('otp', { defaultValue: '' });
    advance({ type: 'codeSent', email, resendAt });
    form.setFocus('otp');
  };

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Verifying...')}
      submitLabel={i18n.t('Verify code')}
      below={
        <>
          <ResendCode
            resendAt={reset.resendAt}
            label={i18n.t('Send another code')}
            onResend={sendAgain}
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
