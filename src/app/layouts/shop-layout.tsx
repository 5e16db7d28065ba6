import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';

import { i18n } from '@contract/i18n';
import { useProfileSubscription } from '@/entities/user';
import { scrollKey, scrollStorageKey } from '@/shared/lib/browser';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { lazyInView } from '@/shared/ui/lazy-in-view';
import { SkipLink } from '@/shared/ui/skip-link';
import { ToastRegion } from '@/shared/ui/toast';
import { Header } from '@/widgets/header';

import type { RouteHandle } from './route-handle';
import { LoginRequests } from './login-requests';
import { Overlays } from './overlays';
import { RouteAnnouncer } from './route-announcer';
import { SessionExpiry } from './session-expiry';

const Footer = lazyInView(async () => (await import('@/widgets/footer')).Footer);

/** Header, footer and what else every screen has (section 2). */
export const ShopLayout = () => {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const isCustomer = useAppSelector(selectIsAuthenticated);
  useProfileSubscription(undefined, { skip: !isCustomer });
  const selectHasHero = handles.find((handle) => handle?.selectHasHero)?.selectHasHero;
  const overHero = selectHasHero !== undefined;
  const hasHero = useAppSelector((state) => selectHasHero?.(state) ?? false);
  const small = handles.some((handle) => handle?.smallFrame);

  return (
    <>
      <SkipLink ofWindow LinkComponent="a" href="#main">
        {i18n.t('Skip to content')}
      </SkipLink>
      <Header overHero={overHero} hasHero={hasHero} small={small} />
      {/* The key replaces the element between header kinds, so that no layout shift is counted. */}
      <Box
        key={overHero ? 'hero' : 'page'}
        component="main"
        id="main"
        tabIndex={-1}
        // Keeps the footer below the first screen, so that it does not move while content loads.
        sx={{ minBlockSize: '100vh' }}
      >
        <Outlet />
      </Box>
      <Footer small={small} />
      <Overlays />
      <ToastRegion />
      <LoginRequests />
      <RouteAnnouncer />
      <SessionExpiry />
      <ScrollRestoration storageKey={scrollStorageKey} getKey={scrollKey} />
    </>
  );
};
