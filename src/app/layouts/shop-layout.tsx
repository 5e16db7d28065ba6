import { Outlet, ScrollRestoration, useMatches } from 'react-router';

import { useProfileSubscription } from '@/entities/user';
import { scrollKey, scrollStorageKey } from '@/shared/lib/browser';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { lazyInView } from '@/shared/ui/lazy-in-view';
import { ToastRegion } from '@/shared/ui/toast';

import type { RouteHandle } from './route-handle';
import { LoginRequests } from './login-requests';
import { Overlays } from './overlays';
import { PageFrame } from './page-frame';
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
      <PageFrame overHero={overHero} hasHero={hasHero} small={small}>
        <Outlet />
      </PageFrame>
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
