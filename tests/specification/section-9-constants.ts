import type { TestedSentences } from './tested-sentences';

/** Section 9 of docs/product.md: constants. */
export const constants: TestedSentences = {
  "Currencies USD ($), EUR (€), AED (prefix 'AED '); default USD": [
    'contract/minor-units.test.ts › shows each currency with its prefix and Latin digits',
    'src/entities/currency/model/currency-slice.test.ts › starts at USD and cycles USD, EUR, AED, USD',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Flat shipping shown at checkout: USD 19.07, EUR 17.5, AED 70': [
    'server/src/services/orders/orders.test.ts › prices in the customer’s currency, takes stock, empties the bag and writes one mail',
    'tests/integration/checkout-screen.test.tsx › sums up the order in %s without decimals, with the flat shipping',
    'src/features/checkout/ui/place-order-button.test.tsx › shows the exact total with the flat shipping (departure 13)',
    'src/pages/policies/model/policies.test.ts › say %s',
    'server/src/services/orders/orders.test.ts › charges the flat shipping in %s: %s (section 9)',
  ],
  'Original price = price / (1 - discount_percentage/100)': [
    'src/shared/lib/money/money.test.ts › calculates the original price from the discount',
  ],
  '2 decimals in cart and product cards; the subtotal in the drawer without decimals; checkout amounts: 0 decimals':
    [
      'src/widgets/cart-drawer/ui/cart-drawer.test.tsx › shows lines with 2 decimals, the subtotal with none, and the exact one beside it',
      'src/pages/shop/ui/shop-page.test.tsx › shows prices with two decimals, the original one too (section 9)',
      'tests/integration/checkout-screen.test.tsx › sums up the order in %s without decimals, with the flat shipping',
    ],
  'Order pages: 2 decimals': [
    "src/entities/order/model/order-amounts.test.ts › shows amounts with two decimals in the order's currency",
  ],
  'Category shortcuts fw2425 = 6, ss24 = 5; sort newest (default), price-low-high, price-high-low; default grid 4 columns; default page 1':
    [
      'src/entities/category/model/resolve-category.test.ts › maps fw2425 to category 6 and ss24 to category 5, even before the categories are loaded',
      'src/features/filter-products/model/product-filters.test.ts › are none by default, newest first',
      'src/widgets/product-grid/model/listing-url.test.ts › is page 1, newest first, by default',
      'src/pages/shop/ui/shop-page.test.tsx › offers 2, 3 and 4 columns, 4 by default',
      'src/widgets/product-grid/model/grid-columns.test.ts › offers 2, 3 and 4 columns, 4 by default',
      'src/entities/product/model/sort-by-price.test.ts › sorts by the price in the shown currency, low to high and high to low',
      'src/shared/config/constants.test.ts › are those of the specification (section 9)',
    ],
  "Payment methods: credit_card ('Pay securely with your credit card'), cash_on_delivery (default; 'Pay with cash when your order is delivered')":
    [
      'src/features/checkout/model/checkout-slice.test.ts › starts at the address, with cash on delivery',
      'tests/integration/checkout-screen.test.tsx › offers to pay by card or, unless chosen otherwise, with cash',
    ],
  'Cart storage key cart': [
    "src/app/redux/persisted-bag.test.ts › keeps the guest's bag under the key cart and loads it at start",
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Swipe threshold 50 px; solid header at 50 px scroll': [
    'src/pages/product/gallery/swipe.test.ts › goes 50 px or more',
    'tests/browser/chrome.test.ts › the header is solid after 50 px',
    'src/pages/product/ui/product-page.test.tsx › navigates by a swipe of 50 px and not by less',
    'src/widgets/header/model/use-header-scroll.test.ts › is solid only after 50 px',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Mobile breakpoint 768 px; sizes 5 per row': [
    'tests/browser/product-page.test.ts › has its bottom bar under 768 px, and a looping carousel of Similar Items',
    'tests/browser/product-page.test.ts › has the sizes in rows of five',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Resend verification cooldown 60 s': [
    'tests/integration/server/login.test.ts › are sent again after 60 seconds, not before',
    'tests/integration/server/login.test.ts › are sent again a minute later, to one address once however many tokens ask',
    'src/features/auth/verify-email/model/pending-verification.test.ts › may ask for another code after 60 seconds',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Minimum new password length 8': [
    'src/features/auth/register/model/register-schema.test.ts › asks for eight characters and a valid email',
    'tests/integration/server/login.test.ts › refuses passwords that differ or are short, and invalid addresses',
    'src/features/change-password/model/change-password-schema.test.ts › asks first that both are equal, then for 8 characters, then for all three',
  ],
  'No request time-out (0)': ['src/app/redux/every-call.test.ts › never time out (section 9)'],
  'No decimals on the product page': [
    'src/pages/product/ui/product-page.test.tsx › shows price, original price and discount without decimals (section 9)',
  ],
  'Menu fade 0.3 s, reset after close 300 ms': [
    'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › is back at Home 300 ms after it was closed',
    'src/widgets/navigation-menu/ui/navigation-menu.test.tsx › fades in for 0.3 s (section 9)',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Panel slide 0.5 s': [
    'src/shared/ui/sheet/sheet.test.tsx › slides for half a second (section 9)',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Page animations 0.8 s with 0.1 s stagger per grid image': [
    'tests/browser/discovery.test.ts › filters are shown as chips, more products load below, and Back restores the position',
    'tests/browser/shop.test.ts › staggers its pictures by 0.1 s, past the twelfth too, on every page that is loaded',
    'tests/browser/discovery.test.ts › the pages of the house are readable, and the not-found page offers links',
    'src/shared/config/constants.test.ts › are those of the specification (section 9)',
  ],
  'Policy text: returns within 14 days of delivery; refunds processed in 7-14 business days; defective items reported within 48 hours; shipping takes 5-10 business days; order issues reported within 30 days; made-to-measure and final-sale items non-returnable; shipping, taxes and duties non-refundable; one size exchange':
    [
      'src/pages/policies/model/policies.test.ts › say %s',
      'server/src/services/orders/orders.test.ts › ships a card order only once it is paid, and refunds it after it arrived',
      'src/features/refund-order/model/refund-question.test.ts › says that the price of the pieces goes back, and that shipping does not',
      'src/pages/policies/model/policies.test.ts › are the only numbers on the pages',
    ],
  'Page sizes: not shown, so 24 unless another is asked for (contract)': [
    'tests/contract/catalogue-suite.ts › POST /products answers the first page of 24, everything when category_id is null',
  ],
};
