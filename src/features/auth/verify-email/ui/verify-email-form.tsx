import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';

import { errorMessage, failureStatus } from '@/shared/api';
import { oneTimeCodeRule } from '@/shared/lib/credentials';
import { formFailure, useFormSubmit } from '@/shared/lib/form';
import { useAppDispatch } from '@/shared/redux';
import { sessionStarted } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { CodeField, CredentialsForm, ResendCode } from '@/shared/ui/credentials';

import { useResendCodeMutation, useVerifyEmailMutation } from '../api/verify-email-endpoints';
import { nextResendAt, type PendingVerification } from '../model/pending-verification';

interface VerifyEmailFormProps {
  pending: PendingVerification;
  /** A code was asked for again: from when on the next may be. */
  onResent: (resendAt: number) => void;
  /** The address is proved; the session begins right after. */
  onVerified: () => void;
  /** The address was the wrong one, or the token is no longer good. */
  onLeave: () => void;
}

const codeSchema = object({ otp: oneTimeCodeRule('Please enter the verification code') });
const unauthenticated = 401;
const tooMany = 429;

/** The code step of a registration: verify, or after 60 seconds ask for another code. */
export const VerifyEmailForm = ({
  pending,
  onResent,
  onVerified,
  onLeave,
}: VerifyEmailFormProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [verify] = useVerifyEmailMutation();
  const [resend] = useResendCodeMutation();
  const form = useForm({
    resolver: yupResolver(codeSchema),
    defaultValues: codeSchema.getDefault(),
  });
  /** A token that is no longer good: a day has gone by, or the address was registered again. */
  const leftTooLate = (error: unknown, message: string): boolean => {
    if (failureStatus(error) !== unauthenticated) return false;
    toast.error(message, 'This took too long. Please log in or register again for another code.');
    onLeave();
    return true;
  };

  const { submit, busy, failure } = useFormSubmit(form, {
    send: ({ otp }) => verify({ token: pending.token, otp }),
    onSuccess: ({ token, user }) => {
      toast.success('Email verified successfully');
      onVerified();
      dispatch(sessionStarted({ token, user }));
    },
    handleError: (error) => leftTooLate(error, 'Verification failed'),
    fallback: 'Verification failed',
  });

  const sendAgain = async () => {
    const { error } = await resend(pending.token);
    if (error === undefined) {
      toast.success('Verification code resent successfully');
      onResent(nextResendAt());
      form.setFocus('otp');
      return;
    }
    if (leftTooLate(error, 'Failed to resend verification code')) return;
    const { message, advice } = formFailure(
      error,
      errorMessage(error, 'Failed to resend verification code'),
    );
    toast.error(message, advice);
    if (failureStatus(error) === tooMany) onResent(nextResendAt());
  };

  return (
    <CredentialsForm
      onSubmit={submit}
      failure={failure}
      busy={busy}
      busyLabel="Verifying..."
      submitLabel="Verify"
      below={
        <>
          <ResendCode
            resendAt={pending.resendAt}
            label="Resend Verification Code"
            onResend={sendAgain}
          />
          <Button variant="text" onClick={onLeave}>
            Use another email
          </Button>
        </>
      }
    >
      <CodeField
        label="Verification code"
        hint={`Sent to ${pending.email}, good for ten minutes. Nothing there? It may be among the spam.`}
        error={form.formState.errors.otp?.message}
        onCode={(code) => {
          form.setValue('otp', code, { shouldValidate: form.formState.isSubmitted });
        }}
        {...form.register('otp')}
      />
    </CredentialsForm>
  );
};
