import { expect, it } from 'vitest';

import * as constants from './index';

it('are those of the specification (section 9)', () => {
  expect(constants).toMatchObject({
    currencies: ['USD', 'EUR', 'AED'],
    defaultCurrency: 'USD',
    currencyPrefixes: { USD: '$', EUR: '€', AED: 'AED ' },
    defaultShippingMinor: { USD: 1907, EUR: 1750, AED: 7000 },
    categoryShortcuts: { fw2425: 6, ss24: 5 },
    defaultGridColumns: 4,
    mobileBreakpointPx: 768,
    swipeThresholdPx: 50,
    solidHeaderAtPx: 50,
    sizesPerRow: 5,
    menuFadeMs: 300,
    panelSlideMs: 500,
    menuResetMs: 300,
    pageAnimationMs: 800,
    imageStaggerMs: 100,
    resendCooldownSeconds: 60,
    minPasswordLength: 8,
    storageKeys: { cart: 'cart', token: 'token', user: 'user' },
  });
});
