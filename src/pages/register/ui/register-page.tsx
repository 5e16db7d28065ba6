import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { RegisterForm } from '@/features/auth/register';
import { VerifyEmailForm } from '@/features/auth/verify-email';
import { originPath, paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, space } from '@/shared/ui/theme';

interface Registered {
  token: string;
  email: string;
}

const Column = styled('div')({ maxInlineSize: 420, marginInline: 'auto' });
const Heading = styled(PageHeading)({ marginBlockEnd: space(8) });
const Aside = styled('p')({
  marginBlockStart: space(8),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ash,
});

/** /register: the form, then the code from the e-mail, then on to where the person came from. */
export const RegisterPage = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const heading = registered === null ? 'Create an Account' : 'Verify Your Email';

  return (
    <NarrowPage>
      <PageTitle page="Register" />
      <Column>
        <Heading>{heading}</Heading>
        {registered === null ? (
          <>
            <RegisterForm
              onRegistered={(token, email) => {
                setRegistered({ token, email });
              }}
            />
            <Aside>
              Already with us?{' '}
              <Link to={paths.login} state={state}>
                Log in
              </Link>
            </Aside>
          </>
        ) : (
          <VerifyEmailForm
            verificationToken={registered.token}
            email={registered.email}
            onVerified={() => {
              void navigate(originPath(state), { replace: true });
            }}
          />
        )}
      </Column>
    </NarrowPage>
  );
};
