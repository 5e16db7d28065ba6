import { expect, it } from 'vitest';

import type { Order } from '@contract/order';

import { cashOrder } from '../../../../tests/support/orders';
import { returnText } from './return-text';

const now = new Date('2026-11-25T10:00:00Z');
const card = { payment_method: 'credit_card', payment_status: 'paid' } as const;
const refund = (at: string) => [{ id: 1, amount: '213.00', at, lines: [] }];

it.each<[string, Partial<Order>, RegExp]>([
  ['a delivered card order', { ...card, status: 'delivered' }, /^To return .* in the parcel\.$/],
  [
    'an order that was delivered 14 days ago',
    { ...card, status: 'delivered', events: [{ status: 'delivered', at: '2026-11-11T08:00:00Z' }] },
    /in the parcel\. The last day to write is 25 November 2026\.$/,
  ],
  [
    'a card order that was delivered 15 days ago, beside whose Refund Order it says so',
    { ...card, status: 'delivered', events: [{ status: 'delivered', at: '2026-11-10T08:00:00Z' }] },
    /^$/,
  ],
  [
    'a cash order that was delivered 15 days ago',
    { status: 'delivered', events: [{ status: 'delivered', at: '2026-11-10T08:00:00Z' }] },
    /^The 14 days for returns ended on 24 November 2026\. If something is wrong/,
  ],
  ['a completed cash order', { status: 'completed' }, /^To return .* refunded by bank transfer\.$/],
  [
    'a refunded order',
    { ...card, status: 'refunded', refunds: refund('2026-11-24T10:00:00Z') },
    /^If you still have the pieces, please send them back/,
  ],
  [
    'an order that was refunded long ago',
    { ...card, status: 'refunded', refunds: refund('2026-09-24T10:00:00Z') },
    /^$/,
  ],
  ['a shipped order', { status: 'shipped' }, /^$/],
  ['a cancelled order', { status: 'cancelled' }, /^$/],
])('says how the pieces of %s go back', (_name, changed, expected) => {
  expect(returnText({ ...cashOrder, ...changed }, undefined, now)).toMatch(expected);
});
