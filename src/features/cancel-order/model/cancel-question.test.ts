import { expect, it } from 'vitest';

import { cancelQuestion } from './cancel-question';

const asked = 'Are you sure you want to cancel this order? This action cannot be undone.';

it('says of an order that was paid by card that the money goes back to the card', () => {
  const sums = { price: '213.00', charge_price: '19.07', currency: 'USD' } as const;
  const byCard = { ...sums, payment_method: 'credit_card' } as const;
  expect(cancelQuestion({ ...byCard, payment_status: 'paid' })).toBe(
    `${asked} The $232.07 you paid goes back to your card within 7-\u206014\u00a0business\u00a0days.`,
  );
  expect(cancelQuestion({ ...byCard, payment_status: 'unpaid' })).toBe(asked);
  expect(cancelQuestion(byCard)).toContain('If your card was charged, $232.07');
  const refunds = [{ id: 1, amount: '32.07', at: '2026-11-23T10:00:00Z', lines: [] }];
  expect(cancelQuestion({ ...byCard, payment_status: 'paid', refunds })).toContain(
    'The $200.00 you',
  );
  expect(
    cancelQuestion({ ...sums, payment_method: 'cash_on_delivery', payment_status: 'unpaid' }),
  ).toBe(asked);
});
