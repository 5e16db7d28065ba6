import { errorMessage } from '@/shared/api';
import { formFailure, useFormSubmit } from '@/shared/lib/form';
import { useToast } from '@/shared/toast';
import { CodeField, CredentialsForm, ResendCode } from '@/shared/ui/credentials';

import { useCheckResetCodeMutation } from '../api/reset-password-endpoints';
import { useSendResetCode } from '../model/use-send-reset-code';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

/** The code from the e-mail. */
export const ResetCodeStep = ({ reset, form, advance }: ResetStepProps) => {
  const toast = useToast();
  const [checkCode] = useCheckResetCodeMutation();
  const sendCode = useSendResetCode();
  const { email, accepted } = reset;
  const { submit, busy, failure } = useFormSubmit(form, {
    send: async ({ otp }) =>
      // A code that was right is used up: who came back with it goes on with its token.
      accepted?.code === otp ? { data: accepted.token } : checkCode({ email, otp }),
    onSuccess: (token, { otp }) => {
      if (token !== accepted?.token) toast.success('OTP verified successfully');
      advance({ type: 'codeAccepted', accepted: { code: otp, token } });
    },
    fallback: 'Invalid OTP',
  });

  const sendAgain = async () => {
    const { data: resendAt, error } = await sendCode(email);
    if (resendAt === undefined) {
      const { message, advice } = formFailure(error, errorMessage(error, 'Failed to send OTP'));
      toast.error(message, advice);
      return;
    }
    form.resetField('otp', { defaultValue: '' });
    advance({ type: 'codeSent', email, resendAt });
    form.setFocus('otp');
  };

  return (
    <CredentialsForm
      onSubmit={submit}
      failure={failure}
      busy={busy}
      busyLabel="Verifying..."
      submitLabel="Verify code"
      below={
        <>
          <ResendCode resendAt={reset.resendAt} label="Send another code" onResend={sendAgain} />
          <BackButton advance={advance} />
        </>
      }
    >
      <CodeField
        label="Code"
        hint={`If ${email} has an account, a code is on its way to it. Nothing there? It may be among the spam.`}
        error={form.formState.errors.otp?.message}
        onCode={(code) => {
          form.setValue('otp', code, { shouldValidate: form.formState.isSubmitted });
        }}
        {...form.register('otp')}
      />
    </CredentialsForm>
  );
};
