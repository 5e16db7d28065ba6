import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { RegisterForm, type Registrant } from '@/features/auth/register';
import { usePendingVerification } from '@/features/auth/verify-email';
import { nextResendAt } from '@/shared/lib/timing';
import { paths } from '@/shared/routes';
import { AuthScreen } from '@/widgets/auth-screen';

/** /register: the form, then the code from the email, then the origin page. */
export const RegisterPage = () => {
  const [pending, setPending] = usePendingVerification('register');
  const [registrant, setRegistrant] = useState<Registrant>({ name: '', email: '' });

  return (
    <AuthScreen
      step="register"
      heading={i18n.t('Create an account')}
      path={paths.register}
      verification={{
        pending,
        setPending,
        onLeave: ({ name, email }) => setRegistrant({ name, email }),
      }}
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
