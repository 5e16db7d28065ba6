import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { LoginForm } from '@/features/auth/login';
import { ResetPasswordFlow, resetSteps, useReset } from '@/features/auth/reset-password';
import { usePendingVerification, VerifyEmailForm } from '@/features/auth/verify-email';
import { useSaveGuestCurrency } from '@/features/change-currency';
import { nextResendAt } from '@/shared/lib/timing';
import { paths } from '@/shared/routes';
import { AuthScreen } from '@/widgets/auth-screen';

/** /login: login, password reset, and an unfinished email verification. */
export const LoginPage = () => {
  const { reset, begin, setReset } = useReset();
  const [pending, setPending] = usePendingVerification('login');
  const saveGuestCurrency = useSaveGuestCurrency();
  const [email, setEmail] = useState('');

  if (pending !== null) {
    return (
      <AuthScreen step="verify" heading={i18n.t('Verify Your Email')} path={paths.login}>
        <VerifyEmailForm
          pending={pending}
          setPending={setPending}
          onStarted={saveGuestCurrency}
          onLeave={(left) => setEmail(left.email)}
        />
      </AuthScreen>
    );
  }

  if (reset !== null) {
    return (
      <AuthScreen
        step={reset.step}
        heading={i18n.t('Forgot Password')}
        progress={i18n.t('Step {number} of {count}', {
          number: resetSteps.indexOf(reset.step) + 1,
          count: resetSteps.length,
        })}
        path={paths.login}
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
      path={paths.login}
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
        onForgotten={begin}
      />
    </AuthScreen>
  );
};
