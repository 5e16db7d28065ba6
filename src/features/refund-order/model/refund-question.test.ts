import { expect, it } from 'vitest';

import { refundQuestion } from './refund-question';

const asked = 'Are you sure you want to refund this order?';
const sendBack =
  'If you still have the pieces, please send them back: write to us with the number of your order, and we answer with the address and a return note to put in the parcel.';

it('says that the price of the pieces goes back, and that shipping does not', () => {
  const order = { price: '213.00', charge_price: '19.07', currency: 'USD' } as const;
  expect(refundQuestion(order)).toBe(
    `${asked} $213.00 goes back to your card within 7-\u206014\u00a0business\u00a0days. Shipping ($19.07) is not refunded. ${sendBack}`,
  );
  expect(refundQuestion({ ...order, charge_price: '0.00' })).toBe(
    `${asked} $213.00 goes back to your card within 7-\u206014\u00a0business\u00a0days. ${sendBack}`,
  );
});

it('names what is left where a part was refunded before', () => {
  const refunds = [{ id: 1, amount: '100.00', at: '2026-11-23T10:00:00Z', lines: [] }];
  const order = { price: '213.00', charge_price: '0.00', currency: 'USD', refunds } as const;
  expect(refundQuestion(order)).toContain('$113.00 goes back to your card');
});
