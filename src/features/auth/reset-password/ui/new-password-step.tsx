import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { errorSentence, fieldErrors } from '@/shared/api';
import { landFieldErrors } from '@/shared/lib/form';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useResetPasswordMutation } from '../api/reset-password-endpoints';
import { type NewPasswordForm, newPasswordSchema } from '../model/reset-schemas';

interface NewPasswordStepProps {
  resetToken: string;
  onDone: () => void;
  onBack: () => void;
}

/** The new password, twice. */
export const NewPasswordStep = ({ resetToken, onDone, onBack }: NewPasswordStepProps) => {
  const toast = useToast();
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver: yupResolver(newPasswordSchema),
    defaultValues: newPasswordSchema.getDefault(),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    setFailure('');
    const { error } = await resetPassword({ ...fields, token: resetToken });
    if (error === undefined) {
      toast.success('Password reset successfully');
      onDone();
      return;
    }
    const names = ['password', 'password_confirmation'] as const;
    if (!landFieldErrors(fieldErrors(error), names, setError)) {
      setFailure(errorSentence(error, 'Failed to reset password'));
    }
  });

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <TextField
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation')}
      />
      <FormError role="alert">{failure}</FormError>
      <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Saving...">
        Reset password
      </Button>
      <Button variant="text" onClick={onBack}>
        Back
      </Button>
    </Form>
  );
};
