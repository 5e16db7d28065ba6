import type { TestedSentences } from './tested-sentences';

/** Section 3 of docs/product.md: entities. */
export const entities: TestedSentences = {
  'Product: prices in three currencies, sizes with a default, attributes, category': [
    'tests/contract/catalogue-suite.ts › GET /products/{id} answers the product, and 404 for what is not there',
    'src/entities/product/model/product.test.ts › has its prices in minor units of every currency',
  ],
  'Category, Banner, About-us data and Settings (the first record)': [
    'tests/contract/catalogue-suite.ts › GET /categories/primary lists the categories',
    'tests/contract/catalogue-suite.ts › GET /banners lists the sections of the home page',
    'tests/contract/catalogue-suite.ts › GET /about-us and GET /settings hold the brand',
    'src/pages/about/model/hero-picture.test.ts › is the background of the settings when there is no record',
  ],
  'Client cart item: price is a string with its symbol of which only digits and the decimal point count':
    [
      'src/entities/cart/model/stored-bag.test.ts › writes the shape of section 3, with its prices as text in the currency',
      'src/entities/cart/model/stored-bag.test.ts › parses no price in the format of section 3, and stores it as unknown again',
    ],
  'Cart state: items (list), total (number)': [
    'src/entities/cart/model/cart-slice.test.ts › starts empty',
  ],
  'Server cart item': [
    'tests/contract/shopping-suite.ts › POST /cart sets the quantity: twice the same call, the same cart',
  ],
  'User under the storage key user, token separately under token': [
    'src/app/redux/make-store.test.ts › remembers the token as a raw string and the user as plain JSON',
  ],
  'Address; phone is not prefilled': [
    'src/features/checkout/model/checkout-address.test.ts › does not prefill the phone',
    'tests/contract/account-suite.ts › are added, changed with POST and deleted',
  ],
  'Order and order products': [
    'tests/contract/shopping-suite.ts › POST /orders places a cash order from the cart and empties it',
  ],
  'Contact message: name, email, subject, message': [
    'tests/contract/catalogue-suite.ts › POST /contact-us takes a message and says which field is missing',
  ],
  'Filters: minPrice, maxPrice, onSale, inStock, sort': [
    'src/features/filter-products/model/product-filters.test.ts › are read back as they were written',
  ],
  'Verification and reset tokens are kept apart from the session token, which alone is stored under token (departure 11)':
    [
      'tests/browser/login.test.ts › a person registers with a code from the mail',
      'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
      'tests/trust/accounts.test.ts › accept a verification or a reset token only for its own purpose',
    ],
  'Payloads: password change (current_password, password, password_confirmation), profile update (name, email, image always an empty string), currency change (currency)':
    ['src/app/redux/every-call.test.ts › $call.0 asks $asks'],
};
