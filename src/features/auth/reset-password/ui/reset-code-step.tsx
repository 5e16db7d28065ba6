import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { errorSentence } from '@/shared/api';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useCheckResetCodeMutation } from '../api/reset-password-endpoints';
import { type ResetCodeForm, resetCodeSchema } from '../model/reset-schemas';

interface ResetCodeStepProps {
  email: string;
  onAccepted: (resetToken: string) => void;
  onBack: () => void;
}

/** The code from the e-mail. */
export const ResetCodeStep = ({ email, onAccepted, onBack }: ResetCodeStepProps) => {
  const toast = useToast();
  const [checkCode] = useCheckResetCodeMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<ResetCodeForm>({
    resolver: yupResolver(resetCodeSchema),
    defaultValues: resetCodeSchema.getDefault(),
  });

  const submit = handleSubmit(async ({ otp }) => {
    setFailure('');
    const { data, error } = await checkCode({ email, otp });
    if (data === undefined) {
      setFailure(errorSentence(error, 'Invalid OTP'));
      return;
    }
    toast.success('OTP verified successfully');
    onAccepted(data);
  });

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <TextField
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        hint={`Sent to ${email}, good for ten minutes.`}
        error={formState.errors.otp?.message}
        {...register('otp')}
      />
      <FormError role="alert">{failure}</FormError>
      <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel="Verifying...">
        Verify code
      </Button>
      <Button variant="text" onClick={onBack}>
        Back
      </Button>
    </Form>
  );
};
