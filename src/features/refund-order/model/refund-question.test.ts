import { expect, it } from 'vitest';

import { refundQuestion, returnLimitText, returnNote } from './refund-question';

const asked = 'Are you sure you want to refund this order?';
const back = 'goes back to your card within 7-\u206014\u00a0business\u00a0days.';
const policy = 'see our <link>Refund Policy</link>.';

const product = {
  id: 3,
  name: 'Coat',
  primary_image: '',
  discount_percentage: 0,
  price: '71.00',
  price_in_usd: '71.00',
  price_in_eur: '66.00',
  price_in_aed: '260.00',
};
const bought = (quantity: number) => [
  { id: 7, quantity, price: '71.00', product, product_size: { id: 1, size: 'M' } },
];
const order = {
  price: '213.00',
  charge_price: '19.07',
  currency: 'USD',
  order_products: bought(1),
} as const;

it('says that the price of the pieces goes back, and that shipping does not', () => {
  expect(refundQuestion(order)).toBe(`${asked} $213.00 ${back} Shipping ($19.07) is not refunded.`);
  expect(refundQuestion({ ...order, charge_price: '0.00' })).toBe(`${asked} $213.00 ${back}`);
});

it('names what is left where a part was refunded before', () => {
  const refunds = [{ id: 1, amount: '100.00', at: '2026-11-23T10:00:00Z', lines: [] }];
  expect(refundQuestion({ ...order, charge_price: '0.00', refunds })).toBe(
    `${asked} $113.00 ${back}`,
  );
});

it('says of an order of several pieces that all are refunded, and what to do for a part', () => {
  expect(refundQuestion({ ...order, order_products: bought(2) })).toMatch(
    / The refund is for all pieces\. To return only some of them, please write to us\.$/,
  );
});

it('says beside the button within which time pieces are returned, or that it is over', () => {
  const now = new Date('2026-11-25T10:00:00Z');
  const note = (at: string) => returnNote({ events: [{ status: 'delivered', at }] }, 'UTC', now);
  expect(note('2026-11-20T08:00:00Z')).toBe('<link>Returns</link> within 14 days of delivery');
  expect(note('2026-11-04T08:00:00Z')).toBe(
    'The 14 days for <link>returns</link> ended on 18 November 2026. You can still ask for a refund here.',
  );
});

it.each<[string, string | undefined, string]>([
  ['an order of an unknown delivery', undefined, 'Returns are possible within 14 days of delivery'],
  [
    'an order of five days ago',
    '2026-11-20T08:00:00Z',
    'Returns are possible until 4 December 2026',
  ],
])('says until when the pieces of %s can be returned', (_name, at, expected) => {
  const events = at === undefined ? undefined : [{ status: 'delivered', at }];
  expect(returnLimitText({ events }, undefined, new Date('2026-11-25T10:00:00Z'))).toBe(
    `${expected}: ${policy}`,
  );
});

it('does not say in the question that the days for returns are over', () => {
  const events = [{ status: 'delivered', at: '2026-11-04T08:00:00Z' }];
  expect(returnLimitText({ events }, undefined, new Date('2026-11-25T10:00:00Z'))).toBe('');
});
