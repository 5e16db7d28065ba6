import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';

import { errorSentence } from '@/shared/api';
import { resendCooldownSeconds } from '@/shared/config';
import { useAppDispatch } from '@/shared/redux';
import { sessionStarted } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';
import { color } from '@/shared/ui/theme';

import { useResendCodeMutation, useVerifyEmailMutation } from '../api/verify-email-endpoints';
import { useCountdown } from '../model/use-countdown';

interface VerifyEmailFormProps {
  /** May do nothing but verify the e-mail; kept in memory only (decision 10). */
  verificationToken: string;
  email: string;
  onVerified: () => void;
}

const Words = styled('p')({ color: color.ash, overflowWrap: 'anywhere' });
const Waiting = styled('p')({ color: color.ash, fontSize: '0.875rem', minBlockSize: 50 });

/** The code step of a registration: verify, or after 60 seconds ask for another code. */
export const VerifyEmailForm = ({ verificationToken, email, onVerified }: VerifyEmailFormProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [verify, { isLoading: verifying }] = useVerifyEmailMutation();
  const [resend, { isLoading: resending }] = useResendCodeMutation();
  const countdown = useCountdown(resendCooldownSeconds);
  const [otp, setOtp] = useState('');
  const [failure, setFailure] = useState('');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    const code = otp.trim();
    if (code === '') {
      setFailure('Please enter the verification code');
      return;
    }
    setFailure('');
    const { data, error } = await verify({ token: verificationToken, otp: code });
    if (data === undefined) {
      setFailure(errorSentence(error, 'Verification failed'));
      return;
    }
    toast.success('Email verified successfully');
    dispatch(sessionStarted({ token: data.token, user: data.user }));
    onVerified();
  };

  const sendAgain = async () => {
    const { error } = await resend(verificationToken);
    if (error !== undefined) {
      toast.error(errorSentence(error, 'Failed to resend verification code'));
      return;
    }
    toast.success('Verification code resent successfully');
    countdown.restart();
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Words>We have sent a code to {email}. It is good for ten minutes.</Words>
      <TextField
        label="Verification code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        value={otp}
        error={failure}
        onChange={(event) => {
          setOtp(event.target.value);
        }}
      />
      <Button type="submit" fullWidth busy={verifying} busyLabel="Verifying...">
        Verify
      </Button>
      {countdown.left > 0 ? (
        <Waiting>You can ask for another code in {countdown.left} s.</Waiting>
      ) : (
        <Button
          variant="text"
          busy={resending}
          busyLabel="Sending..."
          onClick={() => {
            void sendAgain();
          }}
        >
          Resend Verification Code
        </Button>
      )}
    </Form>
  );
};
