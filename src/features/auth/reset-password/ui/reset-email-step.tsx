import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { errorSentence } from '@/shared/api';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useRequestResetMutation } from '../api/reset-password-endpoints';
import { type ResetEmailForm, resetEmailSchema } from '../model/reset-schemas';

interface ResetEmailStepProps {
  email: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

/** Who forgot the password: the code goes to this address. */
export const ResetEmailStep = ({ email, onSent, onBack }: ResetEmailStepProps) => {
  const toast = useToast();
  const [requestReset] = useRequestResetMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<ResetEmailForm>({
    resolver: yupResolver(resetEmailSchema),
    defaultValues: { email },
  });

  const submit = handleSubmit(async (fields) => {
    setFailure('');
    const { error } = await requestReset(fields);
    if (error !== undefined) {
      setFailure(errorSentence(error, 'Failed to send OTP'));
      return;
    }
    toast.success('OTP sent to your email');
    onSent(fields.email);
  });

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <FormError role="alert">{failure}</FormError>
      <Button type="submit" fullWidth busy={formState.isSubmitting} busyLabel="Sending...">
        Send code
      </Button>
      <Button variant="text" onClick={onBack}>
        Back
      </Button>
    </Form>
  );
};
