import { i18n } from '@contract/i18n';
import { fieldProps, useFormSubmit } from '@/shared/form';
import { CredentialsForm } from '@/shared/ui/credentials';
import { EmailField } from '@/shared/ui/text-field';

import { isCodePending } from '../model/reset-steps';
import { useSendResetCode } from '../model/use-send-reset-code';
import { BackButton } from './back-button';
import type { ResetStepProps } from './reset-step';

/** The first step: the email that the code is sent to. */
export const ResetEmailStep = ({ reset, form, advance }: ResetStepProps) => {
  const sendCode = useSendResetCode();
  const submission = useFormSubmit(form, {
    send: async ({ email }) =>
      isCodePending(reset, email, Date.now()) ? { data: reset.resendAt } : sendCode(email),
    onSuccess: (resendAt, { email }) => {
      advance(
        resendAt === reset.resendAt
          ? { type: 'codePending' }
          : { type: 'codeSent', email, resendAt },
      );
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
        hint={i18n.t('We will send a code to this address. It is valid for ten minutes.')}
        {...fieldProps(form, 'email')}
      />
    </CredentialsForm>
  );
};
