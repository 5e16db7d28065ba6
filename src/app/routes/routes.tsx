import type { RouteObject } from 'react-router';

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
import { shippingAddressesPage } from '@/pages/shipping-addresses';
import { shopPage } from '@/pages/shop';
import { storyPage } from '@/pages/story';
import { wishlistPage } from '@/pages/wishlist';
import type { PageDefinition } from '@/shared/routes';
import { paths } from '@/shared/routes';
import { PageSkeleton } from '@/shared/ui/page-layout';

import { RequireSession } from '../layouts/require-session';
import { RouteError } from '../layouts/route-error';
import { ShopLayout } from '../layouts/shop-layout';
import { pageRoute, type RouteContext } from './page-route';

type RouteRow = [path: string, page: PageDefinition, entry: string, overHero?: boolean];

const collections: RouteRow[] = [
  paths.collections,
  paths.newIn,
  paths.fw2425,
  paths.ss24,
  paths.readyToWear,
  paths.accessories,
].map((path) => [path, collectionsPage, 'src/pages/collections/ui/collections-page.tsx']);

const policies: RouteRow[] = [paths.refundPolicy, paths.shipping, paths.privacy, paths.terms].map(
  (path) => [path, policiesPage, 'src/pages/policies/ui/policies-page.tsx'],
);

const backInStock: RouteRow[] = [paths.confirmBackInStock, paths.unsubscribeBackInStock].map(
  (path) => [path, backInStockPage, 'src/pages/back-in-stock/ui/back-in-stock-page.tsx'],
);

const publicRows: RouteRow[] = [
  [paths.home, homePage, 'src/pages/home/ui/home-page.tsx', true],
  [paths.product(':id'), productPage, 'src/pages/product/ui/product-page.tsx'],
  [paths.shop(), shopPage, 'src/pages/shop/ui/shop-page.tsx'],
  [paths.products, shopPage, 'src/pages/shop/ui/shop-page.tsx'],
  ...collections,
  [paths.about, aboutPage, 'src/pages/about/ui/about-page.tsx'],
  [paths.contact, contactPage, 'src/pages/contact/ui/contact-page.tsx'],
  [paths.login, loginPage, 'src/pages/login/ui/login-page.tsx'],
  [paths.register, registerPage, 'src/pages/register/ui/register-page.tsx'],
  ...policies,
  [paths.story(':id'), storyPage, 'src/pages/story/ui/story-page.tsx'],
  [paths.wishlist, wishlistPage, 'src/pages/wishlist/ui/wishlist-page.tsx'],
  ...backInStock,
];

const guardedRows: RouteRow[] = [
  [paths.checkout, checkoutPage, 'src/pages/checkout/ui/checkout-page.tsx'],
  [paths.order(':orderId'), orderPage, 'src/pages/order/ui/order-page.tsx'],
  [paths.profile, profilePage, 'src/pages/profile/ui/profile-page.tsx'],
  [paths.personalInfo, personalInfoPage, 'src/pages/personal-info/ui/personal-info-page.tsx'],
  [
    paths.securitySettings,
    securitySettingsPage,
    'src/pages/security-settings/ui/security-settings-page.tsx',
  ],
  [
    paths.shippingAddresses,
    shippingAddressesPage,
    'src/pages/shipping-addresses/ui/shipping-addresses-page.tsx',
  ],
];

/** The patterns of the routes that only a customer sees; the server sends them the plain shell. */
export const guardedPatterns: readonly string[] = guardedRows.map(([path]) => path);

/** Shows nothing inside the layout while the first page of a plain shell is loaded. */
const EmptyFallback = () => null;

/** Every route of the specification's table (section 2), for one store. */
export const createRoutes = (context: RouteContext): RouteObject[] => {
  const toRoute = ([path, page, entry, overHero]: RouteRow) =>
    pageRoute(path, page, context, { entry, overHero });
  return [
    {
      Component: ShopLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: PageSkeleton,
      children: [
        {
          ErrorBoundary: RouteError,
          HydrateFallback: EmptyFallback,
          children: [
            ...publicRows.map(toRoute),
            { Component: RequireSession, children: guardedRows.map(toRoute) },
            toRoute(['*', notFoundPage, 'src/pages/not-found/ui/not-found-page.tsx']),
          ],
        },
      ],
    },
  ];
};
