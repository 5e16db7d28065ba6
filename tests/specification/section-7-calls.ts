import type { TestedSentences } from './tested-sentences';

/** Section 7 of docs/product.md: calls. */
export const calls: TestedSentences = {
  'Base path /api; the calls of the table with their methods, paths and payloads; authenticated calls send a bearer token':
    [
      'src/app/redux/every-call.test.ts › are those of the table',
      'src/app/redux/every-call.test.ts › $call.0 asks $asks',
      'src/app/redux/every-call.test.ts › $call.0 fails where `code` says so, as POST /orders',
      'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a guest browses, filters and searches',
      'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a customer logs in, pays by card and is refunded',
      'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a customer keeps an account and writes to the house',
    ],
  'POST /cart, GET /cart, DELETE /cart/{id}': [
    'tests/contract/shopping-suite.ts › POST /cart sets the quantity: twice the same call, the same cart',
    'tests/contract/shopping-suite.ts › DELETE /cart/{id} answers 200, also when the line is gone already',
  ],
  'GET /profile, POST /profile/change-currency, POST /profile/change-password, POST /profile/update':
    [
      'tests/contract/account-suite.ts › POST /profile/change-currency changes the currency',
      'tests/contract/account-suite.ts › POST /profile/change-password refuses a wrong current password',
      'tests/contract/account-suite.ts › POST /profile/update changes the name and keeps the image when it is sent empty',
      'tests/browser/login.test.ts › a password is changed, by the rules in their order',
    ],
  'GET /addresses, POST /addresses, POST /addresses/{id} (update uses POST), DELETE /addresses/{id}':
    ['tests/contract/account-suite.ts › are added, changed with POST and deleted'],
  'POST /orders reads code (200 success), message, data{id, payment_url}': [
    'tests/contract/shopping-suite.ts › POST /orders for a card answers where to pay, POST /orders/{id}/pay again',
    'tests/contract/shopping-suite.ts › POST /orders with one Idempotency-Key is one order',
    "src/features/checkout/model/place-customer-order.test.ts › shows the provider's message, else its own",
  ],
  'GET /orders, GET /orders/{orderId}': [
    'tests/contract/shopping-suite.ts › POST /orders places a cash order from the cart and empties it',
    'tests/contract/shopping-suite.ts › answers 404 for orders that are not there',
  ],
  'POST /orders/{id}/cancel, POST /orders/{id}/refund': [
    'tests/contract/shopping-suite.ts › POST /orders/{id}/cancel cancels a pending order; a second call answers the same',
    'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a customer logs in, pays by card and is refunded',
  ],
  'POST /logout': ['tests/contract/session-suite.ts › POST /logout ends the token'],
  'GET /banners, GET /categories/primary, GET /about-us, GET /settings': [
    'tests/contract/catalogue-suite.ts › GET /banners lists the sections of the home page',
    'tests/contract/catalogue-suite.ts › GET /categories/primary lists the categories',
    'tests/contract/catalogue-suite.ts › GET /about-us and GET /settings hold the brand',
  ],
  'POST /products with its filters and pages: currency (default USD), category_id, min_price, max_price, in_stock_only, search, on_sale, page (default 1)':
    [
      'tests/contract/catalogue-suite.ts › POST /products pages without gaps or repeats',
      'tests/contract/catalogue-suite.ts › POST /products filters by sale and stock',
      'tests/contract/catalogue-suite.ts › POST /products takes min_price and max_price in the given currency',
      'src/entities/product/model/product-listing.test.ts › sends every filter under its name on the wire',
      'src/entities/product/model/product-listing.test.ts › carries the currency always; by default the shown one, page 1 and nothing else',
      'tests/contract/catalogue-suite.ts › POST /products finds a product by its name',
      'tests/contract/catalogue-suite.ts › POST /products filters by category',
    ],
  'GET /products/{id}': [
    'tests/contract/catalogue-suite.ts › GET /products/{id} answers the product, and 404 for what is not there',
  ],
  'POST /contact-us': [
    'tests/contract/catalogue-suite.ts › POST /contact-us takes a message and says which field is missing',
    'src/features/send-message/ui/contact-form.test.tsx › sends the message, confirms it and clears the form',
  ],
  'POST /login': [
    'tests/contract/session-suite.ts › POST /login answers the user and a token that opens the profile',
  ],
  'POST /forget-password, POST /reset-password-check, POST /reset-password': [
    'tests/contract/session-suite.ts › resets the password with a mailed code and a token valid for that alone',
  ],
  'POST /register, POST /verify-email, POST /resend-otp-for-verification': [
    'tests/contract/session-suite.ts › registers, verifies and opens the session',
    'tests/contract/document-suite.ts › GET /openapi.json describes every route',
    'tests/integration/server/login.test.ts › are sent again after 60 seconds, not before',
  ],
  'Price sorting is done client-side on price_in_{currency}': [
    'src/entities/product/model/sort-by-price.test.ts › sorts by the price in the shown currency, low to high and high to low',
  ],
  "Order creation without a token yields 'Authentication token not found'": [
    'src/features/checkout/model/place-customer-order.test.ts › says so without a token',
  ],
  'Cart pricing uses the currency read from GET /profile': [
    'src/entities/user/api/profile-endpoints.test.ts › sets the display currency (section 7)',
  ],
  'Product: the other colors of its style, and the one that a listing asked for (departure 22)': [
    'tests/integration/server/catalogue.test.ts › are named by each of its products, with a picture and whether they are in stock',
    'tests/integration/server/catalogue.test.ts › says which of its colors a product is listed for, by name and by family',
  ],
  'POST /products: sizes and colors counted, answers that are only spelt alike (departure 22)': [
    'tests/integration/server/catalogue.test.ts › counts sizes and colors under all other filters, on request',
    'tests/integration/server/catalogue.test.ts › reports when results only match a similar spelling',
    'tests/integration/server/catalogue.test.ts › finds for the swapped letters of %s what %s finds, and nothing else',
  ],
};
