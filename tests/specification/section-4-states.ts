import type { TestedSentences } from './tested-sentences';

/** Section 4 of docs/product.md: states. */
export const states: TestedSentences = {
  'Set items replaces the list and recomputes the total': [
    'src/entities/cart/model/cart-slice.test.ts › set items replaces the list and recomputes the total',
  ],
  'Add item: the same id, size and color grows by the added amount; otherwise appended': [
    'src/entities/cart/model/cart-slice.test.ts › add item grows the same id, size and color by the added amount, else appends',
  ],
  'Remove item removes every item with the given id': [
    'src/entities/cart/model/cart-slice.test.ts › remove item removes every item with the id',
  ],
  'Update quantity is applied only if greater than 0': [
    'src/entities/cart/model/cart-slice.test.ts › update quantity is applied only if the new quantity is greater than 0',
  ],
  'Clear cart empties items, total 0, deletes the stored cart': [
    'src/entities/cart/model/cart-slice.test.ts › clear cart empties items and total',
    'src/entities/cart/model/bag-storage.test.ts › writes plain JSON { items, total } and deletes the stored cart with the last line',
  ],
  'A guest cart is persisted under key cart and loaded at start': [
    "src/app/redux/persisted-bag.test.ts › keeps the guest's bag under the key cart and loads it at start",
  ],
  'If loading fails the stored cart is removed, with a console error and an empty cart': [
    'src/entities/cart/model/bag-storage.test.ts › removes bad data, says so on the console, and leaves an empty bag',
  ],
  "Whatever the browser's storage holds or refuses, the shop starts, and the bag is kept or reset":
    [
      'tests/trust/browser-storage.test.ts › does not stop the shop when $way',
      'tests/trust/browser-storage.test.ts › loses nothing when three tabs add fifty pieces each',
      'tests/trust/browser-storage.test.ts › is not erased by a start that is slow or interrupted',
    ],
  'Total is the sum of price times quantity: no tax, shipping or discount': [
    'src/entities/cart/model/cart-slice.test.ts › sums price times quantity exactly, without tax, shipping or discount',
  ],
  'The cart drawer refreshes from the server on open for logged-in users only': [
    "src/widgets/cart-drawer/ui/cart-drawer.test.tsx › opened twice, fetches a customer's bag each time, and a guest's never",
    "src/widgets/cart-drawer/ui/cart-drawer.test.tsx › says 'Your cart is empty' and keeps Checkout disabled",
  ],
  'Currency cycles USD, EUR, AED, USD': [
    'src/entities/currency/model/currency-slice.test.ts › starts at USD and cycles USD, EUR, AED, USD',
    'tests/browser/chrome.test.ts › the currency cycles, re-prices the shop and stays when the page is loaded again',
  ],
  "A customer's currency is applied at once, saved, and reverted if saving fails; the button is disabled while saving":
    [
      'src/entities/currency/model/currency-slice.test.ts › shows a customer the choice while it is saved and reverts it when saving fails',
      'src/features/change-currency/ui/currency-toggle.test.tsx › saves for a customer, disabled meanwhile, with the focus still on it',
      'src/features/change-currency/ui/currency-toggle.test.tsx › reverts when saving fails',
      'tests/integration/shop-and-provider.test.tsx › a customer’s currency is reverted when saving it fails',
    ],
  'Guests change locally; the stored currency loads at header start': [
    'src/entities/currency/model/currency-slice.test.ts › shows a guest the chosen currency at once',
    'src/entities/currency/model/currency-slice.test.ts › loads the stored currency of the customer',
    'src/features/change-currency/ui/currency-toggle.test.tsx › cycles for a guest without saving',
    'src/entities/currency/model/guest-currency.test.ts › gives way to the currency of the stored user',
    'tests/browser/chrome.test.ts › the currency cycles, re-prices the shop and stays when the page is loaded again',
  ],
  'Add to Bag is disabled until a size is chosen; after it the drawer opens': [
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
    'src/pages/product/ui/product-page.test.tsx › keeps Add to Bag disabled until a size is chosen, despite the default size',
    'src/pages/product/ui/product-page.test.tsx › puts the chosen size and color into the bag and opens it',
  ],
  "Checkout success clears the cart; an order id leads to the order page (toast 'Order placed successfully!', success banner)":
    [
      'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
      'src/features/checkout/model/place-customer-order.test.ts › clears the cart when the order is placed, and keeps what was ordered for the page',
      'src/features/checkout/model/use-place-order.test.tsx › an order id leads to the order page, with a toast and the banner',
    ],
  "A missing id gives error 'Order ID not found in response'": [
    'src/features/checkout/model/use-place-order.test.tsx › a missing id is an error, inline and as a toast',
    'src/features/checkout/model/place-customer-order.test.ts › reports a response without an order id',
  ],
  'Nobody is charged another total than the one beside Place Order': [
    'server/src/services/orders/orders.test.ts › refuses %s than the one that was shown, and writes nothing',
    'src/features/checkout/model/place-customer-order.test.ts › sends the total that is shown, and shows another before it says so',
    'tests/integration/checkout-screen.test.tsx › never charges another total than the one shown beside Place Order',
  ],
  'A credit card with a payment_url redirects to that page': [
    'tests/browser/card-payment.test.ts › a customer orders by card',
    "src/entities/order/model/payment-url.test.ts › allows this shop's own page and the card processor's",
    'src/features/checkout/model/use-place-order.test.tsx › a payment_url redirects to that page',
    'src/features/checkout/model/use-place-order.test.tsx › a payment_url to a host that is allowed redirects there; to any other, it is a failure',
    'tests/browser/card-payment.test.ts › an order whose payment fails is paid later: after a payment page somewhere else, a declined card and leaving',
  ],
  'pending orders can be cancelled': [
    'src/entities/order/model/order-status.test.ts › lets only pending orders be cancelled',
    'tests/contract/shopping-suite.ts › POST /orders/{id}/cancel cancels a pending order; a second call answers the same',
  ],
  'delivered or completed orders paid by card can be refunded': [
    'src/entities/order/model/order-status.test.ts › lets delivered or completed card orders be refunded',
  ],
  'Status is displayed title-cased with underscores as spaces': [
    'tests/browser/order-pages.test.ts › shows many orders, long names and every failure of loading them',
    'src/entities/order/model/order-status.test.ts › is shown title-cased with underscores as spaces',
  ],
  'Other statuses: not shown, so no act is offered for them (departure 19)': [
    'src/entities/order/model/order-status.test.ts › is shown title-cased with underscores as spaces',
    'src/entities/order/model/order-status.test.ts › lets only pending orders be cancelled',
  ],
  "Filters are pending until 'Apply Filters', which also resets to page 1": [
    'src/features/filter-products/model/product-filters.test.ts › go back to page 1 when applied, and leave category and search alone',
    'tests/browser/shop.test.ts › filters are pending until Apply, and Back undoes one Apply',
    'src/features/filter-products/ui/filter-products.test.tsx › keeps what is chosen pending until Apply Filters, and then starts at page 1',
  ],
  "'Clear All Filters' resets everything; 'Active' badge when any is set": [
    'src/features/filter-products/model/product-filters.test.ts › are removed from the URL when cleared',
    'src/features/filter-products/model/product-filters.test.ts › counts every filter that is set, the sort included',
    'tests/browser/shop.test.ts › filters are pending until Apply, and Back undoes one Apply',
    'src/features/filter-products/ui/filter-products.test.tsx › resets everything by Clear All Filters',
    "src/features/filter-products/ui/filter-products.test.tsx › shows the 'Active' badge when any filter is set, and only then",
  ],
  'Password reset: email, otp, password; Back steps back': [
    'src/features/auth/reset-password/model/reset-steps.test.ts › goes from email to code to password',
    'src/features/auth/reset-password/model/reset-steps.test.ts › steps back and keeps what is still valid',
    'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
  ],
  'Login stores user and token and goes to the origin page, by default /profile': [
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
    'src/shared/routes/origin-path.test.ts › goes to /profile when nothing is remembered',
    'tests/browser/several-tabs.test.ts › a logout in another tab remembers where one was',
    'tests/integration/shop-and-provider.test.tsx › a guarded screen sends a guest to the login page, which leads back to it',
  ],
  "Logout calls the server, clears stored data regardless of the result, toast 'Logged out successfully', goes to /login":
    [
      'tests/browser/bag-and-session.test.ts › a customer logs out, and nothing of the account remains',
      'src/widgets/auth-screen/ui/auth-screen.test.tsx › stays during a logout',
      'tests/integration/shop-and-provider.test.tsx › a logout succeeds even if the provider refuses it',
    ],
  'A 401 of the shared client clears the session and redirects to /login': [
    'src/app/redux/make-store.test.ts › sends the bearer token, and ends the session once on a 401 to it',
    'tests/integration/shop-and-provider.test.tsx › a session that the provider ended leads to the login page and leaves nothing behind',
  ],
  'After cancel or refund the list reloads': [
    'tests/browser/orders-and-settings.test.ts › a customer buys in AED, cancels, and gets a refund',
    'src/entities/order/ui/confirmed-order-action.test.tsx › asks first, is busy, reports success, and focuses the order',
  ],
  'Address dialog: add mode empty, edit mode prefilled; on success it closes, resets and reloads the list; delete likewise':
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
      'src/features/manage-addresses/ui/address-dialog.test.tsx › adds: Add New Address, empty, in the order of section 2',
      'src/features/manage-addresses/ui/address-dialog.test.tsx › edits: Edit Address, filled in',
    ],
  'Currency change in the account: on success stored user and screen update; the dialog closes on success or failure':
    [
      'src/pages/personal-info/ui/personal-info-page.test.tsx › ticks the current currency and asks before it is changed',
      'src/pages/personal-info/ui/personal-info-page.test.tsx › reverts the currency when saving fails, and closes',
      'tests/browser/orders-and-settings.test.ts › a customer changes name and currency',
    ],
  'Profile edit opens with current name and email; saving closes and updates the stored user': [
    'src/pages/personal-info/ui/personal-info-page.test.tsx › shows a failure and stays open; a retry shows and stores the new values',
    'tests/browser/orders-and-settings.test.ts › a customer changes name and currency',
  ],
  'A busy flag disables submit buttons during requests': [
    'src/entities/order/ui/confirmed-order-action.test.tsx › asks first, is busy, reports success, and focuses the order',
    'src/shared/ui/button/button.test.tsx › keeps the focus, is announced as disabled, and submits once',
    'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
  ],
  'Login, logout and the bag follow in every open tab': [
    'tests/browser/several-tabs.test.ts › login, bag and logout are synchronized between tabs, and nothing of the customer remains in any',
    'src/app/redux/session-sync.test.ts › refetch a customer’s bag when another tab has changed it',
  ],
  "A guest's bag is the customer's after the login (departure 6)": [
    'tests/trust/guest-bag.test.ts › is merged once however often the login is replayed, and reports what changed',
    'tests/trust/guest-bag.test.ts › loses no line when the merge is interrupted at point %i',
  ],
  'Registration: form, then verification-code step': [
    'tests/browser/login.test.ts › a person registers with a code from the mail',
  ],
  "Registration: 60-second countdown, then 'Resend Verification Code' appears": [
    'src/shared/lib/timing/use-countdown.test.tsx › counts down from 60 seconds',
    'src/shared/lib/timing/use-countdown.test.tsx › follows the clock: a background tab is right when it becomes visible',
    'src/shared/lib/timing/use-countdown.test.tsx › continues after a reload, and ends when the clock was set back',
    'tests/browser/login.test.ts › a person registers with a code from the mail',
  ],
  'Registration: after verification goes to the origin page or /profile': [
    'tests/browser/login.test.ts › a person registers with a code from the mail',
    'tests/browser/login.test.ts › an unverified customer continues from the login to the code step, with the keyboard alone',
  ],
  "Password reset: done leads back to login with toast 'You can now login with your new password'; a reload strands nobody":
    [
      'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
      'src/features/auth/reset-password/model/reset-steps.test.ts › is read back: %j',
      'tests/browser/login.test.ts › an unfinished reset returns with its history entry, not with a new login',
      'src/shared/lib/browser/use-tab-state.test.tsx › is restored by Back, but not by a new navigation',
    ],
  'Password change success: form cleared, redirect to /profile': [
    'tests/browser/login.test.ts › a password is changed, by the rules in their order',
  ],
  'Product page: color, size, panels and gallery reset when the id changes; the address carries color and size (departure 56)':
    [
      'src/pages/product/ui/product-page.test.tsx › starts over when the id changes',
      'src/pages/product/buying/url-choice.test.ts › are read whatever their case',
      'tests/browser/discovery.test.ts › a product is enlarged, and its size chosen by the usual size',
      'src/pages/product/ui/product-page.test.tsx › leaves no %s open when the id changes',
    ],
};
