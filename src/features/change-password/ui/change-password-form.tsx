import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { errorSentence, failureStatus, fieldErrors } from '@/shared/api';
import { landFieldErrors } from '@/shared/lib/form';
import { useAppStore } from '@/shared/redux';
import { type OriginState, paths } from '@/shared/routes';
import { selectToken } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useChangePasswordMutation } from '../api/change-password-endpoint';
import { type PasswordChange, passwordFault } from '../model/password-change';

const fieldNames = ['current_password', 'password', 'password_confirmation'] as const;
const empty: PasswordChange = { current_password: '', password: '', password_confirmation: '' };

/** A new password (specification, sections 4 and 5); success leads back to the profile. */
export const ChangePasswordForm = () => {
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  const [changePassword] = useChangePasswordMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordChange>({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (change) => {
    setFailure('');
    const fault = passwordFault(change);
    if (fault !== null) {
      setError(fault.field, { message: fault.sentence }, { shouldFocus: true });
      return;
    }
    if (selectToken(store.getState()) === null) {
      toast.error('Please login to continue');
      const origin: OriginState = { from: paths.securitySettings };
      await navigate(paths.login, { state: origin });
      return;
    }
    const { error } = await changePassword(change);
    if (error === undefined) {
      reset(empty);
      toast.success('Password updated successfully');
      await navigate(paths.profile);
      return;
    }
    if (landFieldErrors(fieldErrors(error), fieldNames, setError)) return;
    setFailure(
      failureStatus(error) === null
        ? 'An unexpected error occurred'
        : errorSentence(error, 'Failed to update password'),
    );
  });

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <TextField
        label="Current Password"
        type="password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...register('current_password')}
      />
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
      <Button type="submit" busy={isSubmitting} busyLabel="Updating...">
        Update Password
      </Button>
    </Form>
  );
};
