import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { errorSentence, fieldErrors } from '@/shared/api';
import { landFieldErrors } from '@/shared/lib/form';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useRegisterMutation } from '../api/register-endpoint';
import { type RegisterForm as RegisterFields, registerSchema } from '../model/register-schema';

const fieldNames = ['name', 'email', 'password', 'password_confirmation'] as const;

interface RegisterFormProps {
  /** The token may do nothing but verify the e-mail. */
  onRegistered: (verificationToken: string, email: string) => void;
}

/** The first step of a registration (specification, sections 4 and 5). */
export const RegisterForm = ({ onRegistered }: RegisterFormProps) => {
  const toast = useToast();
  const [send] = useRegisterMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<RegisterFields>({
    resolver: yupResolver(registerSchema),
    defaultValues: registerSchema.getDefault(),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    setFailure('');
    const { data, error } = await send(fields);
    if (data !== undefined) {
      toast.success('Registration successful. Please verify your email.');
      onRegistered(data.token, fields.email);
      return;
    }
    if (!landFieldErrors(fieldErrors(error), fieldNames, setError)) {
      setFailure(errorSentence(error, 'Registration failed'));
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
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...register('password_confirmation')}
      />
      <FormError role="alert">{failure}</FormError>
      <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Creating account...">
        Create account
      </Button>
    </Form>
  );
};
