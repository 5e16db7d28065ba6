import type { TestedSentences } from './tested-sentences';

/** Section 8 of docs/product.md: errors. */
export const errors: TestedSentences = {
  'Toasts are shown, and never cover what raised them or what is being filled (departure 18)': [
    'tests/browser/bag-and-session.test.ts › toasts cover no control in use',
    'src/shared/ui/toast/toast-place.test.ts › does not cover the button that raised it',
    'src/shared/ui/toast/toast-place.test.ts › does not cover the heading: a phone has it over the header',
  ],
  "Cart: 'Failed to fetch cart items', 'Failed to update quantity', 'Failed to remove item'; 'Cart updated', 'Item removed from cart'":
    [
      "src/widgets/cart-drawer/ui/cart-drawer.test.tsx › says 'Cart updated' and 'Item removed from cart' to a customer",
      "src/widgets/cart-drawer/ui/cart-drawer.test.tsx › says that a customer's bag could not be fetched, not that it is empty, and tries again",
      "src/widgets/cart-drawer/ui/cart-drawer.test.tsx › reports that a customer's line could not be changed or removed, and restores it",
      'src/widgets/cart-drawer/ui/cart-drawer.test.tsx › changes a quantity, never below 1, and removes',
      'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a guest registers and buys; the order is cancelled',
    ],
  "'Failed to add item to cart'": [
    'src/features/add-to-bag/model/use-add-to-bag.test.tsx › keeps the choice when the provider refuses it',
  ],
  "'Failed to update currency' (description 'Please try again later'); 'Currency updated' ('Your preferred currency is now {code}')":
    [
      'src/features/change-currency/ui/currency-toggle.test.tsx › saves for a customer, disabled meanwhile, with the focus still on it',
      'src/features/change-currency/ui/currency-toggle.test.tsx › reverts when saving fails',
    ],
  "'Currency changed' for guests": [
    'tests/browser/chrome.test.ts › the currency cycles, re-prices the shop and stays when the page is loaded again',
    'src/features/change-currency/ui/currency-toggle.test.tsx › cycles for a guest without saving',
  ],
  "'Product not found', 'Failed to load size chart'": [
    'tests/browser/product-page.test.ts › shows that a product does not exist',
    'src/pages/product/ui/product-page.test.tsx › says Product not found for an unknown id',
    'src/pages/product/ui/product-page.test.tsx › says Product not found where the provider succeeds without a product',
    'src/pages/product/ui/product-page.test.tsx › says when its picture is loading and when it failed; the rest stays readable',
  ],
  "Order creation: server message, else 'Failed to create order', or 'An unexpected error occurred while placing your order. Please try again.' (inline and toast)":
    [
      "src/features/checkout/model/place-customer-order.test.ts › shows the provider's message, else its own",
      'src/features/checkout/model/use-place-order.test.tsx › a failure is said inline and as a toast',
      'tests/browser/orders-and-settings.test.ts › a customer buys in AED, cancels, and gets a refund',
    ],
  "Order load: 'Authentication required', 'Failed to load order details', 'An unexpected error occurred', 'Order not found'":
    [
      'src/pages/order/model/order-failure.test.ts › has the messages of section 8',
      'src/pages/order/ui/order-page.test.tsx › says Order not found where the provider %s',
    ],
  "Login: server error or message, else 'Invalid email or password' or 'Login failed'": [
    "src/features/auth/login/model/login-failure.test.ts › prefers the provider's message",
    'src/features/auth/login/model/login-failure.test.ts › has its own message otherwise',
    'tests/browser/bag-and-session.test.ts › a wrong password shows an error in the form',
  ],
  '401 on the shared client: logout and redirect to /login': [
    'src/app/redux/make-store.test.ts › sends the bearer token, and ends the session once on a 401 to it',
    'tests/integration/shop-and-provider.test.tsx › a session that the provider ended leads to the login page and leaves nothing behind',
  ],
  "Orders list: 'Failed to load orders'": [
    'tests/browser/order-pages.test.ts › shows many orders, long names and every failure of loading them',
  ],
  "Order load on the screen: 'Order not found', 'Failed to load order details', 'An unexpected error occurred'":
    [
      'tests/browser/order-pages.test.ts › shows many orders, long names and every failure of loading them',
    ],
  "Cancel/refund: 'Failed to cancel order', 'Failed to refund order', 'Order successfully cancelled' / 'Order successfully refunded'":
    [
      'tests/browser/orders-and-settings.test.ts › a customer buys in AED, cancels, and gets a refund',
      'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a guest registers and buys; the order is cancelled',
      'tests/browser/minimal-provider.test.ts › with the fields of section 7 alone, a customer logs in, pays by card and is refunded',
      "src/entities/order/ui/confirmed-order-action.test.tsx › reports a failure with the provider's reason, and can be retried",
    ],
  "Cancel/refund: 'Please login to continue' without token": [
    "src/entities/order/ui/confirmed-order-action.test.tsx › says 'Please login to continue' without a token and sends nothing",
  ],
  "Account: 'Failed to update currency' and 'Failed to update profile', both with 'Please try again later'":
    [
      'src/pages/personal-info/ui/personal-info-page.test.tsx › reverts the currency when saving fails, and closes',
      'src/pages/personal-info/ui/personal-info-page.test.tsx › shows a failure and stays open; a retry shows and stores the new values',
    ],
  "Account: 'Currency updated successfully' ('Your preferred currency is now {currency}'), 'Profile updated successfully'":
    [
      'tests/browser/orders-and-settings.test.ts › a customer changes name and currency',
      'src/pages/personal-info/ui/personal-info-page.test.tsx › ticks the current currency and asks before it is changed',
    ],
  "Account: 'Failed to load addresses', 'Failed to save address', 'Failed to delete address'": [
    'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
  ],
  "Account: 'Address added successfully', 'Address updated successfully', 'Address deleted successfully'":
    [
      'tests/browser/orders-and-settings.test.ts › a customer keeps addresses: added, made the default, changed, deleted, and every failure',
    ],
  "Login without an answer of the provider's: 'Login failed', and nothing typed is lost": [
    'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
    'src/features/auth/login/ui/login-form.test.tsx › by Enter in %s focuses the password',
  ],
  "Reset: 'Failed to send OTP', 'Invalid OTP', 'Failed to reset password' (server error preferred)":
    ['tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions'],
  "Reset: 'OTP sent to your email', 'OTP verified successfully', 'Password reset successfully'": [
    'tests/browser/login.test.ts › a forgotten password is replaced, and ends the other sessions',
  ],
  "Register: 'Registration failed', 'Verification failed', 'Failed to resend verification code'": [
    'tests/browser/login.test.ts › a person registers with a code from the mail',
  ],
  "Register: 'Registration successful. Please verify your email.', 'Email verified successfully', 'Verification code resent successfully'":
    ['tests/browser/login.test.ts › a person registers with a code from the mail'],
  "Account: a password failure shows the server message, else 'Failed to update password'; non-HTTP failure 'An unexpected error occurred'; 'Password updated successfully'":
    [
      'tests/browser/login.test.ts › a password is changed, by the rules in their order',
      'src/features/change-password/ui/change-password-form.test.tsx › that the provider refuses shows its message, and keeps what was typed',
    ],
  "'Failed to fetch product details'": [
    'src/pages/product/ui/product-page.test.tsx › says Failed to fetch product details when the provider fails (section 8)',
  ],
  "'Failed to fetch products. Please try again later.', 'Failed to fetch categories. Please try again later.'":
    [
      'src/pages/shop/ui/shop-page.test.tsx › shows a full-page error for category %s when the categories fail to load (section 8)',
      'src/pages/shop/ui/shop-page.test.tsx › says that the categories failed beside what needs none of them, and tries again',
      'tests/browser/shop.test.ts › a category that cannot be loaded is an error, and Try again reloads',
      'src/pages/shop/ui/shop-page.test.tsx › shows a full-page error with Try again, which reloads (section 8)',
    ],
  "Contact: 'Failed to send message. Please try again later.'; 'Message sent successfully! We will get back to you soon.'":
    [
      'src/features/send-message/ui/contact-form.test.tsx › keeps the message and shows an error when sending fails',
      'src/features/send-message/ui/contact-form.test.tsx › sends the message, confirms it and clears the form',
    ],
};
