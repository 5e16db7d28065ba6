import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { joinParts } from '@contract/lists';
import { failureStatus } from '@/shared/api';
import { codeLifetimeMinutes } from '@/shared/config';
import { nextResendAt } from '@/shared/lib/timing';
import { verificationCodeSchema } from '@/shared/lib/credentials';
import { useFormSubmit } from '@/shared/form';
import { useAppDispatch } from '@/shared/redux';
import { sessionStarted } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { CodeField, CredentialsForm, ResendCode } from '@/shared/ui/credentials';

import { useResendCodeMutation, useVerifyEmailMutation } from '../api/verify-email-endpoints';
import type { PendingVerification } from '../model/pending-verification';

interface VerifyEmailFormProps {
  pending: PendingVerification;
  setPending: (pending: PendingVerification | null) => void;
  /** The first session of the account has started. */
  onStarted: () => void;
  /** It is over: the email is verified, another is to be used, or the token has expired. */
  onLeave: (pending: PendingVerification, wantsOtherEmail: boolean) => void;
}

/**
 * Where the code was sent. A registration gets the same response for every address (departure 39), so
 * this says what one with an account gets instead; not after a login, of which the name is empty.
 */
const sentText = ({ email, name }: PendingVerification): string =>
  joinParts(
    [
      i18n.t(
        'Sent to {email}, valid for {count, plural, one {1 minute} other {# minutes}}. If you cannot find it, check your spam folder.',
        { email, count: codeLifetimeMinutes },
      ),
      name === ''
        ? ''
        : i18n.t('If this address already has an account, our email says how to log in instead.'),
    ],
    ' ',
  );

/** The code step of a registration: verify, or request another code after 60 seconds. */
export const VerifyEmailForm = ({
  pending,
  setPending,
  onStarted,
  onLeave,
}: VerifyEmailFormProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [verify] = useVerifyEmailMutation();
  const [requestCode] = useResendCodeMutation();
  const form = useForm({
    resolver: yupResolver(verificationCodeSchema),
    defaultValues: verificationCodeSchema.getDefault(),
  });
  const leave = (wantsOtherEmail: boolean) => {
    onLeave(pending, wantsOtherEmail);
    setPending(null);
  };
  const delayResend = () => {
    setPending({ ...pending, resendAt: nextResendAt() });
  };
  /** The token has expired after a day, or the email was registered again. */
  const handleExpiredToken = (error: unknown, message: string): boolean => {
    if (failureStatus(error) !== 401) return false;
    toast.error(
      message,
      i18n.t('The code has expired. Please log in or register again to get a new one.'),
    );
    leave(false);
    return true;
  };

  const submission = useFormSubmit(form, {
    send: ({ otp }) => verify({ token: pending.token, otp }),
    onSuccess: ({ token, user }) => {
      toast.success(i18n.t('Email verified successfully'));
      leave(false);
      const { name, email } = pending;
      dispatch(sessionStarted({ token, user: user ?? { name, email, image: '' } }));
      onStarted();
    },
    handleError: (error) => handleExpiredToken(error, i18n.t('Verification failed')),
    fallback: i18n.t('Verification failed'),
    onAttempt: toast.clearErrorsAndSuccesses,
  });

  const failedText = i18n.t('Failed to resend verification code');

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Verifying...')}
      submitLabel={i18n.t('Verify')}
      below={
        <>
          <ResendCode
            form={form}
            resendAt={pending.resendAt}
            label={i18n.t('Resend Verification Code')}
            send={() => requestCode(pending.token)}
            sentText={i18n.t('Verification code resent successfully')}
            failedText={failedText}
            onSent={delayResend}
            onTooSoon={delayResend}
            handleError={(error) => handleExpiredToken(error, failedText)}
          />
          <Button variant="text" onClick={() => leave(true)}>
            {i18n.t('Use another email')}
          </Button>
        </>
      }
    >
      <CodeField form={form} label={i18n.t('Verification code')} hint={sentText(pending)} />
    </CredentialsForm>
  );
};
