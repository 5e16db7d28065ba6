import { i18n } from '@contract/i18n';
import {
  BagError,
  BagLineRow,
  bagTotal,
  itemsSet,
  ShortageNotice,
  shownLine,
  Subtotal,
  useBag,
} from '@/entities/cart';
import { OtherTotals } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';
import { CheckoutSkeleton, CheckoutWizard } from '@/features/checkout';
import { LineActions } from '@/features/edit-bag';
import { ShareBag } from '@/features/share-bag';
import { CheckoutSummary } from '@/pages/checkout/ui/checkout-summary';
import { DirhamOffer } from '@/pages/checkout/ui/dirham-offer';
import { UnavailableLines } from '@/pages/checkout/ui/unavailable-lines';
import { Button } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page-layout';
import { ExactAmount } from '@/shared/ui/price';
import { SummaryAmounts, SummaryLine } from '@/widgets/order-summary';

import type { Sheet } from '../sheet';
import type { Shop } from '../shop';

const shown = ({ lines: [first, second] }: Shop) => {
  if (first === undefined || second === undefined) throw new Error('The recorded bag is empty');
  return { first: shownLine(first, 'USD'), second: shownLine(second, 'USD') };
};

const chooseSize = () => undefined;

const Wizard = () => (
  <Page>
    <CheckoutWizard
      loading={useBag().loading}
      summary={<CheckoutSummary chooseSize={chooseSize} />}
      unavailableLines={<UnavailableLines onChooseSize={chooseSize} />}
      currencyOffer={() => <DirhamOffer />}
    />
  </Page>
);

/** The bag and checkout. */
export const sheet: Sheet = {
  BagLineRow: {
    width: 342,
    states: (shop) => {
      const { first, second } = shown(shop);
      const row = { actions: i18n.t('Quantity {count}', { count: 1 }) };
      return {
        One: <BagLineRow {...row} line={first} />,
        Several: <BagLineRow {...row} line={second} />,
        'On sale': <BagLineRow {...row} line={{ ...first, discount_percentage: 20 }} />,
        'No longer available': <BagLineRow {...row} line={{ ...first, unavailable: true }} />,
        'Not known yet': (
          <BagLineRow {...row} line={{ ...first, image: '', price: null, total: null }} />
        ),
      };
    },
  },
  LineActions: {
    width: 342,
    states: (shop) => {
      const { first, second } = shown(shop);
      const actions = [itemsSet([first, second])];
      return {
        One: { element: <LineActions line={first} />, actions },
        Several: { element: <LineActions line={second} />, actions },
        'All there are': {
          element: <LineActions line={{ ...second, stock: 2, left: 0 }} />,
          actions,
        },
        'More than there are': {
          element: <LineActions line={{ ...second, stock: 1, left: 0, shortage: 'tooMany' }} />,
          actions,
        },
        'Sold out': {
          element: <LineActions line={{ ...first, stock: 0, shortage: 'soldOut' }} />,
          actions,
        },
      };
    },
  },
  ShareBag: {
    width: 342,
    states: (shop) => {
      const actions = [itemsSet(shop.lines)];
      return {
        Closed: { element: <ShareBag />, actions },
        Open: { element: <ShareBag />, actions, press: ['button'] },
      };
    },
  },
  OtherTotals: {
    width: 342,
    states: () => ({
      Known: <OtherTotals totals={{ USD: 121_300, EUR: 111_500, AED: 445_500 }} decimals={0} />,
      Unknown: <OtherTotals totals={null} decimals={2} />,
    }),
  },
  ArrivalNote: {
    width: 342,
    states: () => ({
      'Days alone': <ArrivalNote />,
      'With shipping and returns': <ArrivalNote withShipping withReturns />,
    }),
  },
  SummaryLine: {
    width: 342,
    states: (shop) => {
      const { name, image, size } = shown(shop).first;
      const line = { name, image, size, quantity: 2, price: '$2,450' };
      return {
        Plain: <SummaryLine {...line} />,
        'With a warning': (
          <SummaryLine {...line}>
            <Button variant="text" size="small">
              {i18n.t('Try again')}
            </Button>
          </SummaryLine>
        ),
      };
    },
  },
  SummaryAmounts: {
    width: 342,
    states: () => {
      const amounts = { subtotal: 213_000, shipping: 1907, currency: 'USD' } as const;
      return {
        'At checkout': <SummaryAmounts {...amounts} decimals={0} />,
        'With what cannot be ordered': (
          <SummaryAmounts {...amounts} unavailable={89_500} decimals={0} />
        ),
        'Of an order': <SummaryAmounts {...amounts} decimals={2} />,
        Unknown: <SummaryAmounts {...amounts} subtotal={null} decimals={0} />,
      };
    },
  },
  ExactAmount: {
    width: 240,
    states: () => ({ 'Beside a rounded one': <ExactAmount minor={12_345} currency="USD" /> }),
  },
  CheckoutWizard: {
    frame: 1180,
    states: () => ({
      'To be filled in': { element: <Wizard />, customer: true },
      'After its button': {
        element: <Wizard />,
        customer: true,
        press: ['[data-bar="bottom"] button, [type="submit"]'],
      },
    }),
  },
  BagError: {
    states: () => ({
      Failed: {
        element: <BagError focusFallbackId="main" />,
        customer: true,
        answers: { 'GET /cart': 500 },
      },
    }),
  },
  ShortageNotice: {
    width: 342,
    states: (shop) => ({
      'Sold out': {
        element: <ShortageNotice />,
        actions: [itemsSet([{ ...shown(shop).first, stock: 0 }])],
      },
    }),
  },
  UnavailableLines: {
    width: 342,
    states: (shop) => {
      const { first, second } = shown(shop);
      const short = itemsSet([
        { ...first, stock: 0 },
        { ...second, stock: 1 },
      ]);
      return {
        'Sold out, and too many': {
          element: <UnavailableLines onChooseSize={chooseSize} />,
          actions: [short],
        },
      };
    },
  },
  CheckoutSkeleton: {
    frame: 1180,
    states: () => ({ 'While the bag is loading': <CheckoutSkeleton /> }),
  },
  Subtotal: {
    width: 342,
    states: ({ lines }) => {
      const total = bagTotal(lines)?.USD ?? null;
      return {
        'Beside other text': <Subtotal variant="body1" total={total} />,
        'In the drawer': <Subtotal variant="total" total={total} />,
      };
    },
  },
};
