import type { TestedSentences } from './tested-sentences';

/** Section 5 of docs/product.md: validation. */
export const validation: TestedSentences = {
  'Cart quantity cannot go below 1 (decrement ignored); update quantity is ignored unless greater than 0':
    [
      'tests/browser/bag-and-session.test.ts › the bag changes quantities, removes lines and says when it is empty',
      'tests/contract/shopping-suite.ts › POST /cart refuses a quantity below 1 and what does not exist',
      'src/widgets/cart-drawer/ui/cart-drawer.test.tsx › changes a quantity, never below 1, and removes',
      'src/entities/cart/model/cart-slice.test.ts › update quantity is applied only if the new quantity is greater than 0',
    ],
  'Search is submitted only when the trimmed text is non-empty': [
    'src/features/search-products/model/search-url.test.ts › is not submitted while the trimmed text is empty',
    'src/widgets/search-overlay/ui/search-overlay.test.tsx › does nothing with an empty query',
  ],
  "Checkout requires login: 'Please login to proceed with checkout' and redirect to /login": [
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
  ],
  'Product description and details HTML are sanitized': [
    'server/src/shared/sanitize-html.test.ts › keeps text, lists, tables and safe links',
    'tests/browser/security-policy.test.ts › blocks HTML that did not pass the sanitizer, and has the browser report it',
    'server/src/db/schema.test.ts › are sanitized whoever writes them, by insert, update and upsert',
    'tests/browser/hostile-html.test.ts › run no script in',
    'tests/browser/hostile-texts.test.ts › is nothing but text',
    'src/pages/product/ui/product-page.test.tsx › sanitizes the description, and the details in their panel (section 5)',
  ],
  'Price filter inputs accept only digits with at most one decimal point': [
    'src/features/filter-products/model/price-input.test.ts › accepts at most one decimal point',
    'src/features/filter-products/ui/filter-products.test.tsx › accepts only digits with at most one decimal point as a price (section 5)',
  ],
  'Checkout required: firstName, lastName, address, city, country, state, zipCode, phone; apartment optional':
    [
      'src/features/checkout/model/checkout-schema.test.ts › requires everything but the apartment',
      'tests/contract/shopping-suite.ts › POST /orders refuses an empty cart and says which field is missing',
      'tests/integration/checkout-screen.test.tsx › is prefilled from the first address, and asks for everything but the apartment',
    ],
  'Place Order is disabled while the cart is empty or loading': [
    'src/features/checkout/ui/place-order-button.test.tsx › is disabled while the cart is empty',
    'src/features/checkout/ui/place-order-button.test.tsx › is disabled while the cart is loading',
  ],
  'Checkout is prefilled from the first address; the name is split on the first space': [
    'src/features/checkout/model/checkout-address.test.ts › takes first and last name from the address when it has both',
    'src/features/checkout/model/checkout-address.test.ts › splits a single name on the first space',
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
    'tests/integration/checkout-screen.test.tsx › is prefilled from the first address, and asks for everything but the apartment',
  ],
  'Contact: name, email (email type), subject, message all required': [
    'src/features/send-message/model/contact-message-schema.test.ts › is valid with name, email, subject and message',
    'src/features/send-message/model/contact-message-schema.test.ts › requires %s',
    'src/features/send-message/ui/contact-form.test.tsx › requires every field, and focuses the first that is missing',
    'tests/integration/every-screen.test.tsx › Contact Us has the form, and the email, phone and location of the house',
  ],
  "Register: all four fields; 'Passwords do not match'": [
    'src/features/auth/register/model/register-schema.test.ts › takes all four fields',
    "src/features/auth/register/model/register-schema.test.ts › says 'Passwords do not match'",
  ],
  "Password change, in order: new equals confirmation else 'New passwords do not match'; length at least 8 else 'New password must be at least 8 characters long'; all three required":
    [
      'src/features/change-password/model/change-password-schema.test.ts › asks first that both are equal, then for 8 characters, then for all three',
      'tests/browser/login.test.ts › a password is changed, by the rules in their order',
    ],
  'Address form: all required but the apartment': [
    'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
    'src/features/manage-addresses/ui/address-dialog.test.tsx › adds: Add New Address, empty, in the order of section 2',
  ],
  'Profile edit: email uses email input type': [
    "src/pages/personal-info/ui/personal-info-page.test.tsx › says 'Failed to update profile' also where the provider names a field, and keeps what was typed",
  ],
  "Register: a missing verification code gives 'Please enter the verification code'": [
    'tests/browser/login.test.ts › a person registers with a code from the mail',
  ],
  "Reset password: passwords must match else 'Passwords do not match'": [
    'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
    'tests/integration/server/login.test.ts › is replaced once, and ends every session',
  ],
  "Password change: no token gives 'Please login to continue' and redirect to /login": [
    'src/features/change-password/ui/change-password-form.test.tsx › without a token asks to log in and opens the login page',
  ],
  'Other server-side rules: the most common passwords are refused (departure 50)': [
    'tests/integration/server/login.test.ts › is refused with an error for its field, at registration, reset and change',
  ],
  'Add to Bag requires a selected size': [
    'src/pages/product/ui/product-page.test.tsx › keeps Add to Bag disabled until a size is chosen, despite the default size',
  ],
  "Contact: email type; a program's message is dropped (departure 61)": [
    'src/features/send-message/ui/contact-form.test.tsx › requires every field, and focuses the first that is missing',
    'tests/integration/server/discovery.test.ts › drops a bot’s message, with the response that people get',
  ],
};
