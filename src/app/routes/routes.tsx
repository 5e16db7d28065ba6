import type { RouteObject } from 'react-router';

import { selectHasBanners } from '@/entities/banner';
import { aboutPage } from '@/pages/about';
import { backInStockPage } from '@/pages/back-in-stock';
import { checkoutPage } from '@/pages/checkout';
import { collectionsPage } from '@/pages/collections';
import { contactPage } from '@/pages/contact';
import { homePage } from '@/pages/home';
import { loginPage } from '@/pages/login';
import { notFoundPage } from '@/pages/not-found';
import { orderPage } from '@/pages/order';
import { personalInfoPage } from '@/pages/personal-info';
import { policiesPage } from '@/pages/policies';
import { productPage } from '@/pages/product';
import { profilePage } from '@/pages/profile';
import { registerPage } from '@/pages/register';
import { securitySettingsPage } from '@/pages/security-settings';
import { sharedBagPage } from '@/pages/shared-bag';
import { shippingAddressesPage } from '@/pages/shipping-addresses';
import { shopPage } from '@/pages/shop';
import { storyPage } from '@/pages/story';
import { wishlistPage } from '@/pages/wishlist';
import type { PageDefinition } from '@/shared/routes';
import { paths } from '@/shared/routes';
import { PageSkeleton } from '@/shared/ui/page-layout';

import { RequireSession } from '../layouts/require-session';
import { RouteError } from '../layouts/route-error';
import type { RouteHandle } from '../layouts/route-handle';
import { ShopLayout } from '../layouts/shop-layout';
import { pageRoute, type RouteContext } from './page-route';

type Frame = Pick<RouteHandle, 'selectHasHero' | 'smallFrame'>;
type RouteRow = [path: string, page: PageDefinition, frame?: Frame];

const collections: RouteRow[] = [
  paths.collections,
  paths.newIn,
  paths.fw2425,
  paths.ss24,
  paths.readyToWear,
  paths.accessories,
].map((path) => [path, collectionsPage]);

const policies: RouteRow[] = [paths.refundPolicy, paths.shipping, paths.privacy, paths.terms].map(
  (path) => [path, policiesPage],
);

const backInStock: RouteRow[] = [paths.confirmBackInStock, paths.unsubscribeBackInStock].map(
  (path) => [path, backInStockPage],
);

const publicRows: RouteRow[] = [
  [paths.home, homePage, { selectHasHero: selectHasBanners }],
  [paths.product(':id'), productPage],
  [paths.shop(), shopPage],
  [paths.products, shopPage],
  ...collections,
  [paths.about, aboutPage],
  [paths.contact, contactPage],
  [paths.login, loginPage],
  [paths.register, registerPage],
  ...policies,
  [paths.story(':id'), storyPage],
  [paths.wishlist, wishlistPage],
  [paths.sharedBag, sharedBagPage],
  ...backInStock,
];

const guardedRows: RouteRow[] = [
  [paths.checkout, checkoutPage, { smallFrame: true }],
  [paths.order(':orderId'), orderPage],
  [paths.profile, profilePage],
  [paths.personalInfo, personalInfoPage],
  [paths.securitySettings, securitySettingsPage],
  [paths.shippingAddresses, shippingAddressesPage],
];

/** The patterns of the routes that only a customer sees; the server sends them a shell. */
export const guardedPatterns: readonly string[] = guardedRows.map(([path]) => path);

/** Every route of the specification's table (section 2), for one store. */
export const createRoutes = (context: RouteContext): RouteObject[] => {
  const toRoute = ([path, page, frame = {}]: RouteRow) => pageRoute(path, page, context, frame);
  return [
    {
      Component: ShopLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          ErrorBoundary: RouteError,
          // Inside the layout, as the server's shell has it, while the first page is loaded.
          HydrateFallback: PageSkeleton,
          children: [
            ...publicRows.map(toRoute),
            { Component: RequireSession, children: guardedRows.map(toRoute) },
            toRoute(['*', notFoundPage]),
          ],
        },
      ],
    },
  ];
};
