import type { TestedSentences } from './tested-sentences';

/** Section 6 of docs/product.md: roles. */
export const roles: TestedSentences = {
  'Guests browse, keep a local cart, change currency locally, contact, register, login': [
    'tests/browser/guest-to-order.test.ts › a guest fills a bag, logs in, orders for cash, and the order survives kill -9',
    'tests/contract/session-suite.ts › registers, verifies and opens the session',
    'src/features/change-currency/ui/currency-toggle.test.tsx › cycles for a guest without saving',
    'src/features/send-message/ui/contact-form.test.tsx › sends the message, confirms it and clears the form',
  ],
  'A bearer token is sent for authenticated users; guarded calls need it': [
    'src/app/redux/make-store.test.ts › sends the bearer token, and ends the session once on a 401 to it',
    'tests/contract/session-suite.ts › %s %s answers 401 without a token or with a wrong one',
  ],
  'The guard checks only presence of token and parsable user': [
    'tests/integration/every-screen.test.tsx › checks the presence of a token and a user that can be parsed, and nothing else',
    'tests/integration/every-screen.test.tsx › does not accept %s',
  ],
  "Authenticated users get saved currency, orders, profile: their own and nobody else's": [
    'tests/browser/order-pages.test.ts › two customers see nothing of each other',
    'tests/trust/customers-and-orders.test.ts › reads and writes nothing of another customer, and learns nothing from the response',
  ],
  'Whether an address has an account is not told (departure 39)': [
    'tests/browser/login.test.ts › registering a known address shows the same as a new one, and its owner gets a mail',
    'tests/integration/server/login.test.ts › %s shows the same and does the same work whether it is known or not',
  ],
  'A token is good until its logout or a new password, on every process': [
    'tests/trust/accounts.test.ts › end a token with its logout, and all others with a new password, at the next call',
  ],
};
