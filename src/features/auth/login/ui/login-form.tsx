import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { failureData } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { sessionStarted } from '@/shared/session';
import { Button } from '@/shared/ui/button';
import { Form, FormError } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useLoginMutation } from '../api/login-endpoint';
import { loginFailure } from '../model/login-failure';
import { type LoginForm as LoginFields, loginSchema } from '../model/login-schema';

interface LoginFormProps {
  onLoggedIn: () => void;
  /** The e-mail is not verified yet: the token that may verify it. */
  onUnverified: (token: string, email: string) => void;
  onForgotten: (email: string) => void;
}

/** Login (specification, section 4): stores user and token; what went wrong stands in the form. */
export const LoginForm = ({ onLoggedIn, onUnverified, onForgotten }: LoginFormProps) => {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, getValues } = useForm<LoginFields>({
    resolver: yupResolver(loginSchema),
    defaultValues: loginSchema.getDefault(),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    setFailure('');
    const { data, error } = await login(fields);
    if (data !== undefined) {
      dispatch(sessionStarted({ token: data.token, user: data.user }));
      onLoggedIn();
      return;
    }
    const verification = failureData(error);
    if (verification === undefined) setFailure(loginFailure(error));
    else onUnverified(verification.token, fields.email);
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
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <FormError role="alert">{failure}</FormError>
      <Button type="submit" fullWidth busy={isSubmitting} busyLabel="Logging in...">
        Log in
      </Button>
      <Button
        variant="text"
        onClick={() => {
          onForgotten(getValues('email'));
        }}
      >
        Forgot password?
      </Button>
    </Form>
  );
};
