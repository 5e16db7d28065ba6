import { i18n } from '@contract/i18n';
import { itemsSet } from '@/entities/cart';
import { ChangeCurrencyMenu, CurrencyToggle } from '@/features/change-currency';
import { LanguageChoice, LanguageOffer } from '@/features/choose-language';
import { overlayOpened } from '@/shared/overlay';
import { toastShown } from '@/shared/toast';
import { ToastRegion } from '@/shared/ui/toast';
import { CartDrawer } from '@/widgets/cart-drawer';
import { Footer } from '@/widgets/footer';
import { Header } from '@/widgets/header';
import { NavigationMenu } from '@/widgets/navigation-menu';
import { SearchOverlay } from '@/widgets/search-overlay';

import type { Sheet } from '../sheet';

const frame = 844;
const savingCurrency = { 'POST /profile/change-currency': 'pending' };

/** What is around every page: header, footer, and what they open. */
export const sheet: Sheet = {
  Header: {
    frame: 120,
    states: ({ lines }) => ({
      'Of a guest': <Header />,
      'Of a customer': { element: <Header />, customer: true },
      'With a bag': { element: <Header />, actions: [itemsSet(lines)] },
    }),
  },
  CurrencyToggle: {
    width: 120,
    states: () => {
      const element = <CurrencyToggle />;
      return {
        Dollars: element,
        Saving: { element, customer: true, press: ['button'], answers: savingCurrency },
      };
    },
  },
  ChangeCurrencyMenu: {
    frame: 360,
    states: () => {
      const element = <ChangeCurrencyMenu />;
      const [customer, press] = [true, ['button']];
      const choose = [...press, '[role="menuitemradio"]:last-child'];
      return {
        Closed: { element, customer },
        Open: { element, customer, press },
        Asking: { element, customer, press: choose },
        Saving: {
          element,
          customer,
          press: [...choose, '.MuiDialogActions-root button:last-child'],
          answers: savingCurrency,
        },
      };
    },
  },
  LanguageChoice: { width: 342, states: () => ({ Languages: <LanguageChoice /> }) },
  LanguageOffer: { frame: 160, states: () => ({ 'In another language': <LanguageOffer /> }) },
  Footer: { frame: 720, states: () => ({ Links: <Footer /> }) },
  NavigationMenu: {
    frame,
    states: () => {
      const actions = [overlayOpened('menu')];
      return {
        'Of a guest': { element: <NavigationMenu />, actions },
        'Of a customer': { element: <NavigationMenu />, actions, customer: true },
      };
    },
  },
  CartDrawer: {
    frame,
    states: ({ lines }) => {
      const element = <CartDrawer />;
      const opened = overlayOpened('cart');
      return {
        Empty: { element, actions: [opened] },
        Filled: { element, actions: [opened, itemsSet(lines)] },
        Loading: {
          element,
          actions: [opened],
          customer: true,
          answers: { 'GET /cart': 'pending' },
        },
        Failed: {
          element,
          actions: [opened],
          customer: true,
          answers: { 'GET /cart': 500 },
        },
      };
    },
  },
  SearchOverlay: {
    frame,
    states: ({ product: { name } }) => {
      const state = { element: <SearchOverlay />, actions: [overlayOpened('search')] };
      const none = { data: [], current_page: 1, last_page: 1, per_page: 5, total: 0 };
      return {
        Open: state,
        Suggestions: { ...state, search: name, awaited: '[data-kind="all"]' },
        'Nothing found': {
          ...state,
          search: name,
          answers: { 'POST /products': none },
          awaited: '[role="search"] + p',
        },
      };
    },
  },
  ToastRegion: {
    frame: 240,
    states: () => {
      const shown = { element: <ToastRegion />, awaited: '[role="listitem"]' };
      // However late they are looked at.
      const lasting = true;
      const success = { severity: 'success', title: i18n.t('Cart updated'), lasting } as const;
      const failed = {
        severity: 'error',
        title: i18n.t('Failed to load orders'),
        lasting,
      } as const;
      return {
        Success: { ...shown, actions: [toastShown(success)] },
        'With Undo': {
          ...shown,
          actions: [toastShown({ ...success, undo: itemsSet([]) })],
        },
        Failure: {
          ...shown,
          actions: [toastShown({ ...failed, description: i18n.t('Please try again later') })],
        },
      };
    },
  },
};
