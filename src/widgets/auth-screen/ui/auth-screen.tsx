import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import { type PendingVerification, VerifyEmailForm } from '@/features/auth/verify-email';
import { useSaveGuestCurrency } from '@/features/change-currency';
import { useAfterHydration } from '@/shared/lib/hydration';
import { type OriginState, originPath, paths } from '@/shared/routes';
import { useSite } from '@/shared/lib/site';
import { PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { RouterLink } from '@/shared/ui/router-link';
import { gutter, space } from '@/shared/ui/theme';

import { useFocusOnStep } from '../model/use-focus-on-step';
import { useLeaveWhenLoggedIn } from '../model/use-leave-when-logged-in';
import { AuthSide } from './auth-side';

interface AuthLayoutProps {
  /** Around the form. */
  container: RefObject<HTMLDivElement | null>;
  heading: string;
  /** Which of several steps this is, e.g. 'Step 2 of 3'. */
  progress?: string;
  /** The page's path, which selects the picture beside the form. */
  path: string;
  /** The link to the other page, login or registration. */
  other?: { question: string; label: string; href: string };
  children: ReactNode;
}

const purpose = () =>
  i18n.t('You need an account to check out. With it you can track, cancel or return your order.');
const descriptionOf = (path: string, name: string) =>
  path === paths.register
    ? i18n.t('Create an account at {name} to order, track your orders and keep your wishlist.', {
        name,
      })
    : i18n.t('Log in at {name} to see your orders, addresses and wishlist.', { name });
const columnPx = 420;

/** Who was logged in at checkout has an account, and a bag that is known again after the login. */
const isGuestOfCheckout = (state: OriginState | null): boolean =>
  originPath(state) === paths.checkout && state?.hadSession !== true;

/**
 * The layout of login and registration: on a desktop beside one of the house's pictures. A guest on the way
 * to checkout is told what the account is for, offered the other page first, and shown the bag in place of
 * the picture.
 */
const AuthLayout = ({ container, heading, progress, path, other, children }: AuthLayoutProps) => {
  const { state } = useLocation();
  const { name } = useSite();
  // The server does not know where the visitor comes from.
  const toCheckout = useAfterHydration(isGuestOfCheckout(state) || null) ?? false;
  useLeaveWhenLoggedIn();

  return (
    // A reload shows the first step until the scripts have come: the browser must not scroll to where something
    // of a later step would be in it.
    <Grid container sx={{ minBlockSize: { md: '100vh' }, overflowAnchor: 'none' }}>
      <PageTitle page={heading} description={descriptionOf(path, name)} />
      <Grid size={{ xs: 12, md: 6 }} sx={{ minInlineSize: { md: 440 } }}>
        <Container
          ref={container}
          sx={{
            maxInlineSize: `calc(${columnPx}px + 2 * ${gutter})`,
            paddingBlock: {
              xs: `${space(6)} ${space(16)}`,
              md: `clamp(${space(10)}, 9vh, ${space(24)}) ${space(16)}`,
            },
          }}
        >
          {progress !== undefined && <Typography variant="label">{progress}</Typography>}
          <PageHeading variant="narrowTitle" sx={{ marginBlockEnd: 8 }}>
            {heading}
          </PageHeading>
          {other !== undefined && toCheckout && (
            <Stack spacing={6} sx={{ marginBlockEnd: 8 }}>
              <Typography color="textSecondary">{purpose()}</Typography>
              <Stack spacing={2}>
                <Typography>{other.question}</Typography>
                <Button component={RouterLink} variant="outlined" href={other.href} state={state}>
                  {other.label}
                </Button>
              </Stack>
              <Divider />
            </Stack>
          )}
          {children}
          {other !== undefined && !toCheckout && (
            <>
              <Divider sx={{ marginBlock: '32px 24px' }} />
              <Typography color="textSecondary">
                {other.question}{' '}
                <Link component={RouterLink} href={other.href} state={state}>
                  {other.label}
                </Link>
              </Typography>
            </>
          )}
        </Container>
      </Grid>
      <AuthSide path={path} toCheckout={toCheckout} />
    </Grid>
  );
};

interface AuthScreenProps extends Omit<AuthLayoutProps, 'container'> {
  /** Names the step: when it changes, the focus moves to its first empty field. */
  step: string;
  /** An email that waits for its verification, and what the form of its code is given. */
  verification: {
    pending: PendingVerification | null;
    setPending: (pending: PendingVerification | null) => void;
    onLeave: (pending: PendingVerification) => void;
  };
}

/** A step of login or registration; while an email waits for its verification, the step of its code. */
export const AuthScreen = ({
  step,
  verification: { pending, setPending, onLeave },
  ...screen
}: AuthScreenProps) => {
  const saveGuestCurrency = useSaveGuestCurrency();
  const { container, focusNext } = useFocusOnStep(pending === null ? step : 'verify');
  return pending === null ? (
    <AuthLayout container={container} {...screen} />
  ) : (
    <AuthLayout container={container} heading={i18n.t('Verify Your Email')} path={screen.path}>
      <VerifyEmailForm
        pending={pending}
        setPending={setPending}
        onStarted={saveGuestCurrency}
        onLeave={(left, wantsOtherEmail) => {
          if (wantsOtherEmail) focusNext('email');
          onLeave(left);
        }}
      />
    </AuthLayout>
  );
};
