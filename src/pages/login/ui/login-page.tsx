import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { LoginForm } from '@/features/auth/login';
import { ResetPasswordFlow } from '@/features/auth/reset-password';
import { VerifyEmailForm } from '@/features/auth/verify-email';
import { originPath, paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, space } from '@/shared/ui/theme';

type View =
  | { name: 'login' }
  | { name: 'reset'; email: string }
  | { name: 'verify'; email: string; token: string };

const headings: Record<View['name'], string> = {
  login: 'Login',
  reset: 'Forgot Password',
  verify: 'Verify Your Email',
};

const Column = styled('div')({ maxInlineSize: 420, marginInline: 'auto' });
const Heading = styled(PageHeading)({ marginBlockEnd: space(8) });
const Aside = styled('p')({
  marginBlockStart: space(8),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ash,
});

/** /login: login, the forgotten password, and the verification that was left open. */
export const LoginPage = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [view, setView] = useState<View>({ name: 'login' });

  const goToOrigin = () => {
    void navigate(originPath(state), { replace: true });
  };

  return (
    <NarrowPage>
      <PageTitle page={headings[view.name]} />
      <Column>
        <Heading>{headings[view.name]}</Heading>
        {view.name === 'login' && (
          <>
            <LoginForm
              onLoggedIn={goToOrigin}
              onUnverified={(token, email) => {
                setView({ name: 'verify', token, email });
              }}
              onForgotten={(email) => {
                setView({ name: 'reset', email });
              }}
            />
            <Aside>
              New here?{' '}
              <Link to={paths.register} state={state}>
                Create an account
              </Link>
            </Aside>
          </>
        )}
        {view.name === 'reset' && (
          <ResetPasswordFlow
            email={view.email}
            onLeave={() => {
              setView({ name: 'login' });
            }}
          />
        )}
        {view.name === 'verify' && (
          <VerifyEmailForm
            verificationToken={view.token}
            email={view.email}
            onVerified={goToOrigin}
          />
        )}
      </Column>
    </NarrowPage>
  );
};
