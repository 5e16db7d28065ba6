import { i18n } from '@contract/i18n';
import { toDecimal } from '@contract/minor-units';
import type { Currency } from '@contract/money';
import type { ExpectedTotal } from '@contract/order';

import { ConflictError } from '../../shared/errors';
import { displayMoney } from '../../shared/money';

/**
 * 409 with the new total when it differs from the one that the customer was shown: a price, the shipping,
 * the bag or the customer's currency has changed.
 */
export const assertExpectedTotal = (
  { currency, subtotal, shipping }: { currency: Currency; subtotal: number; shipping: number },
  expected: ExpectedTotal | undefined,
): void => {
  const amount = toDecimal(subtotal + shipping);
  if (!expected || (expected.amount === amount && expected.currency === currency)) return;
  const message = i18n.t(
    'The total has changed: it is now {amount}. Nothing was ordered. Please check your order and place it again.',
    { amount: displayMoney(currency, amount) },
  );
  throw new ConflictError(message, { expected_total: [message] });
};
