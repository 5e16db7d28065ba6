import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { preload } from 'react-dom';
import { type Location, Outlet, ScrollRestoration, useMatches } from 'react-router';

import { useBag } from '@/entities/cart';
import { useProfileSubscription } from '@/entities/user';
import { CurrencyToggle } from '@/features/change-currency';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { fontPreloads } from '@/shared/ui/theme';
import { ToastRegion } from '@/shared/ui/toast';
import { Footer } from '@/widgets/footer';
import { Header } from '@/widgets/header';

import type { RouteHandle } from '../routes/route-handle';
import { Overlays } from './overlays';
import { RouteAnnouncer } from './route-announcer';
import { SessionExpiry } from './session-expiry';

/** Every page that is opened from outside has the same key for React Router: here its own. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? `${pathname}${search}` : key;

/** The global chrome around every screen (section 2). */
export const ShopLayout = () => {
  const matches = useMatches();
  const { quantity } = useBag();
  const isCustomer = useAppSelector(selectIsAuthenticated);
  useProfileSubscription(undefined, { skip: !isCustomer });
  const overHero = matches.some((match) => (match.handle as RouteHandle | undefined)?.overHero);

  // Only in the HTML that the server sends: in the browser the style sheet has requested them.
  for (const href of typeof window === 'undefined' ? fontPreloads : []) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }

  return (
    <>
      <Link
        component="a"
        href="#main"
        underline="none"
        sx={{
          position: 'fixed',
          insetBlockStart: 8,
          insetInlineStart: 8,
          zIndex: 'tooltip',
          padding: '12px 20px',
          color: 'background.default',
          backgroundColor: 'text.primary',
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        Skip to content
      </Link>
      <Header overHero={overHero} bagCount={quantity} currencyToggle={<CurrencyToggle />} />
      {/* Another element under a transparent header than below a solid one: no layout shift. */}
      <Box
        key={overHero ? 'hero' : 'page'}
        component="main"
        id="main"
        tabIndex={-1}
        // The footer comes after what loads, so that nothing on the screen moves when it has.
        sx={{ minBlockSize: '100vh', '&:focus': { outline: 'none' } }}
      >
        <Outlet />
      </Box>
      <Footer />
      <Overlays />
      <ToastRegion />
      <RouteAnnouncer />
      <SessionExpiry />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
