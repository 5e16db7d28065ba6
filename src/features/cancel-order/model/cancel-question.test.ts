import { expect, it } from 'vitest';

import { cancelQuestion } from './cancel-question';

const asked = 'Are you sure you want to cancel this order? This action cannot be undone.';

it('says of an order that was paid by card that the money goes back to the card', () => {
  const byCard = { payment_method: 'credit_card' } as const;
  expect(cancelQuestion({ ...byCard, payment_status: 'paid' })).toBe(
    `${asked} The amount you paid goes back to your card within 7-14 business days.`,
  );
  expect(cancelQuestion({ ...byCard, payment_status: 'unpaid' })).toBe(asked);
  expect(cancelQuestion(byCard)).toContain('If your card was charged');
  expect(cancelQuestion({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' })).toBe(
    asked,
  );
});
