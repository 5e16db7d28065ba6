import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { LoginForm } from '@/features/auth/login';
import {
  beginReset,
  ResetPasswordFlow,
  resetSteps,
  useReset,
} from '@/features/auth/reset-password';
import { type PendingVerification, usePendingVerification } from '@/features/auth/verify-email';
import { nextResendAt } from '@/shared/lib/timing';
import { paths } from '@/shared/routes';
import { AuthScreen } from '@/widgets/auth-screen';

/** /login: login, password reset, and an unfinished email verification. */
export const LoginPage = () => {
  const [reset, setReset] = useReset();
  const [pending, setPending] = usePendingVerification('login');
  const [email, setEmail] = useState('');
  const screen = {
    path: paths.login,
    verification: {
      pending,
      setPending,
      onLeave: (left: PendingVerification) => setEmail(left.email),
    },
  };

  if (reset !== null) {
    return (
      <AuthScreen
        step={reset.step}
        heading={i18n.t('Forgot Password')}
        progress={i18n.t('Step {number} of {count}', {
          number: resetSteps.indexOf(reset.step) + 1,
          count: resetSteps.length,
        })}
        {...screen}
      >
        <ResetPasswordFlow
          reset={reset}
          onAdvance={setReset}
          onLeave={(typed) => {
            setEmail(typed);
            setReset(null);
          }}
        />
      </AuthScreen>
    );
  }

  return (
    <AuthScreen
      step="login"
      heading={i18n.t('Login')}
      {...screen}
      other={{
        question: i18n.t('New customer?'),
        label: i18n.t('Create an account'),
        href: paths.register,
      }}
    >
      <LoginForm
        email={email}
        onUnverified={(token, typed) =>
          setPending({ token, email: typed, name: '', resendAt: nextResendAt() })
        }
        onForgotten={(typed) => setReset(beginReset(typed))}
      />
    </AuthScreen>
  );
};
