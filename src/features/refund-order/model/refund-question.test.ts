import { expect, it } from 'vitest';

import { refundQuestion } from './refund-question';

const asked = 'Are you sure you want to refund this order?';

it('says that the price of the pieces goes back, and that shipping does not', () => {
  const order = { price: '213.00', charge_price: '19.07', currency: 'USD' } as const;
  expect(refundQuestion(order)).toBe(
    `${asked} $213.00 goes back to your card within 7-14 business days. Shipping ($19.07) is not refunded.`,
  );
  expect(refundQuestion({ ...order, charge_price: '0.00' })).toBe(
    `${asked} $213.00 goes back to your card within 7-14 business days.`,
  );
});
