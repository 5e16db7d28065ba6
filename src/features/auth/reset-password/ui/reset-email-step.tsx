import { useFormSubmit } from '@/shared/lib/form';
import { CredentialsForm, EmailField } from '@/shared/ui/credentials';

import { isCodeOnItsWay } from '../model/reset-steps';
import { useSendResetCode } from '../model/use-send-reset-code';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

/** Who forgot the password: the code goes to this address. */
export const ResetEmailStep = ({ reset, form, advance }: ResetStepProps) => {
  const sendCode = useSendResetCode();
  const { submit, busy, failure } = useFormSubmit(form, {
    send: async ({ email }) =>
      isCodeOnItsWay(reset, email, Date.now()) ? { data: reset.resendAt } : sendCode(email),
    onSuccess: (resendAt, { email }) => {
      advance(
        resendAt === reset.resendAt ? { type: 'forth' } : { type: 'codeSent', email, resendAt },
      );
    },
    fallback: 'Failed to send OTP',
  });

  return (
    <CredentialsForm
      onSubmit={submit}
      failure={failure}
      busy={busy}
      busyLabel="Sending..."
      submitLabel="Send code"
      below={<BackButton advance={advance} />}
    >
      <EmailField
        hint="We send a code to this address, good for ten minutes."
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </CredentialsForm>
  );
};
