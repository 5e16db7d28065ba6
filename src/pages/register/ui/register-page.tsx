import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { RegisterForm, type Registrant } from '@/features/auth/register';
import { usePendingVerification, VerifyEmailForm } from '@/features/auth/verify-email';
import { useSaveGuestCurrency } from '@/features/change-currency';
import { nextResendAt } from '@/shared/lib/timing';
import { paths } from '@/shared/routes';
import { AuthScreen } from '@/widgets/auth-screen';

/** /register: the form, then the code from the email, then the origin page. */
export const RegisterPage = () => {
  const [pending, setPending] = usePendingVerification('register');
  const saveGuestCurrency = useSaveGuestCurrency();
  const [registrant, setRegistrant] = useState<Registrant>({ name: '', email: '' });

  if (pending !== null) {
    return (
      <AuthScreen step="verify" heading={i18n.t('Verify Your Email')} path={paths.register}>
        <VerifyEmailForm
          pending={pending}
          setPending={setPending}
          onStarted={saveGuestCurrency}
          onLeave={({ name, email }) => setRegistrant({ name, email })}
        />
      </AuthScreen>
    );
  }

  return (
    <AuthScreen
      step="register"
      heading={i18n.t('Create an account')}
      path={paths.register}
      other={{
        question: i18n.t('Already have an account?'),
        label: i18n.t('Log in'),
        href: paths.login,
      }}
    >
      <RegisterForm
        registrant={registrant}
        onRegistered={(token, typed) => setPending({ token, ...typed, resendAt: nextResendAt() })}
      />
    </AuthScreen>
  );
};
