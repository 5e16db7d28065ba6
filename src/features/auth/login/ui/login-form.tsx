import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { failureData, failureStatus } from '@/shared/api';
import { fieldProps, useFormSubmit } from '@/shared/form';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { CredentialsForm, PasswordField } from '@/shared/ui/credentials';
import { EmailField } from '@/shared/ui/text-field';

import { useLoginMutation } from '../api/login-endpoints';
import { loginFailure } from '../model/login-failure';
import { loginSchema } from '../model/login-schema';
import { startSession } from '../model/start-session';

interface LoginFormProps {
  /** The email known from a previous step, such as a password reset. */
  email: string;
  /** The email is not verified yet; the token serves to verify it. */
  onUnverified: (token: string, email: string) => void;
  onForgotten: (email: string) => void;
}

/**
 * Login (section 4): starts the session, which stores user and token and leads to the origin page.
 * Errors are shown in the form; after a wrong password the focus is in the password field.
 */
export const LoginForm = ({ email, onUnverified, onForgotten }: LoginFormProps) => {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const form = useForm({
    resolver: yupResolver(loginSchema),
    defaultValues: { ...loginSchema.getDefault(), email },
  });
  const submission = useFormSubmit(form, {
    send: login,
    onSuccess: ({ token, user }) => {
      dispatch(startSession({ token, user }));
    },
    handleError: (error, fields) => {
      const verification = failureData(error);
      if (verification === undefined) {
        if (failureStatus(error) === 401) form.setFocus('password');
        return false;
      }
      onUnverified(verification.token, fields.email);
      return true;
    },
    fallback: loginFailure,
  });

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Logging in...')}
      submitLabel={i18n.t('Log in')}
      below={
        <Button variant="text" onClick={() => onForgotten(form.getValues('email'))}>
          {i18n.t('Forgot password?')}
        </Button>
      }
    >
      <EmailField autoComplete="username" {...fieldProps(form, 'email')} />
      <PasswordField
        label={i18n.t('Password')}
        autoComplete="current-password"
        {...fieldProps(form, 'password')}
      />
    </CredentialsForm>
  );
};
