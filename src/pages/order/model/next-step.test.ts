import { describe, expect, it } from 'vitest';

import { orderStatuses } from '@contract/constants';
import type { Order } from '@contract/order';
import { orderTimeline, statusText } from '@/entities/order';

import { cashOrder } from '../../../../tests/support/orders';
import { isUnderWay, nextStep } from './next-step';

const order = (changed: Partial<Order>): Order => ({
  ...cashOrder,
  payment_status: 'unpaid',
  ...changed,
});

describe('nextStep', () => {
  const limit = 'Please pay by then, or your order will be cancelled.';

  it.each([
    ['2026-11-23T12:05:00Z', `Your pieces are reserved for another 58 minutes. ${limit} We will`],
    ['2026-11-23T11:08:00Z', `Your pieces are reserved for another 1 minute. ${limit} We will`],
    ['2026-11-24T10:59:00Z', `Your pieces are reserved for another 23 hours. ${limit} We will`],
    ['2026-11-23T11:07:00Z', 'We will prepare your order as soon as it is paid.'],
  ])('says how long a card order that is to be paid by %s is kept', (pay_by, expected) => {
    const said = nextStep(
      order({ payment_method: 'credit_card', pay_by }),
      new Date('2026-11-23T11:06:59Z'),
    );
    expect(said?.startsWith(expected)).toBe(true);
  });

  it.each([
    ['refunded', '2026-11-24T10:00:00Z', /is on its way: \$213\.00 goes back to your card within/],
    ['refunded', '2026-11-01T10:00:00Z', /^Your refund of \$213\.00 has gone back to your card\.$/],
    ['cancelled', '2026-11-24T10:00:00Z', /The \$213\.00 you paid goes back to your card within/],
    ['cancelled', '2026-11-01T10:00:00Z', /The \$213\.00 you paid has gone back to your card\.$/],
  ])('says of an order that was %s on %s where the money is', (status, at, expected) => {
    const refunds = [{ id: 1, amount: '213.00', at, lines: [] }];
    const now = new Date('2026-11-25T10:00:00Z');
    const [event] = [{ status, at }];
    expect(nextStep(order({ status, payment_status: 'refunded', refunds }), now)).toMatch(expected);
    const events = [event];
    const told = nextStep(order({ status, payment_status: 'refunded', events }), now);
    expect(told?.includes('has gone back')).toBe(expected.source.includes('has gone back'));
  });

  it('says of an order of which parts were refunded what is still on its way to the card', () => {
    const refunds = ['2026-11-01', '2026-11-20', '2026-11-24'].map((day, id) => ({
      id,
      amount: '20.50',
      at: `${day}T10:00:00Z`,
      lines: [],
    }));
    const delivered = order({ status: 'delivered', payment_status: 'paid', refunds });
    const saidOn = (day: string) => nextStep(delivered, new Date(`${day}T12:00:00Z`));
    expect(saidOn('2026-11-25')).toMatch(
      /has been delivered\..* \$41\.00 is on its way back to your card, which takes 7-\u206014/,
    );
    expect(saidOn('2026-12-25')).toMatch(/We hope you enjoy wearing it\.$/);
  });

  it.each<[string, Partial<Order>, RegExp | null]>([
    ['a cash order', {}, /^We have received your order\. We will prepare it/],
    ['a card order to pay', { payment_method: 'credit_card' }, /as soon as it is paid\.$/],
    [
      'a paid card order',
      { payment_method: 'credit_card', payment_status: 'paid' },
      /^We have received your order\. We will prepare it/,
    ],
    ['an order in preparation', { status: 'processing' }, /^We are preparing your order/],
    ['a shipped cash order', { status: 'shipped' }, /on its way\. Please have \$232\.07 in cash/],
    [
      'a shipped card order',
      { status: 'shipped', payment_method: 'credit_card' },
      /^Your order is on its way\.$/,
    ],
    ['a delivered order', { status: 'delivered' }, /has been delivered/],
    ['a completed order', { status: 'completed' }, /has been delivered/],
    [
      'a cancelled order',
      { status: 'cancelled' },
      /nothing will be sent\. There is nothing to pay/,
    ],
    [
      'a cancelled order that was paid',
      { status: 'cancelled', payment_status: 'refunded' },
      /The \$232\.07 you paid goes back to your card within 7-\u206014\sbusiness\sdays\./,
    ],
    [
      'a cancelled order of a provider that says nothing of payments',
      { status: 'cancelled', payment_status: undefined },
      /nothing will be sent\.$/,
    ],
    [
      'an order that was refunded in parts',
      {
        status: 'refunded',
        refunds: ['100.00', '120.50'].map((amount, id) => ({ id, amount, at: '', lines: [] })),
      },
      /^Your refund is on its way: \$220\.50 goes back to your card/,
    ],
    [
      'a refunded order',
      { status: 'refunded' },
      /\$213\.00 goes back to your card within 7-\u206014/,
    ],
    [
      'an order that was not paid in time',
      { status: 'cancelled', payment_method: 'credit_card', expired_at: '2026-11-23T12:05:00Z' },
      /^This order was not paid in time, so it is cancelled\. Nothing was charged;/,
    ],
    [
      'an order that was paid too late',
      {
        status: 'cancelled',
        payment_method: 'credit_card',
        payment_status: 'refunded',
        expired_at: '2026-11-23T12:05:00Z',
      },
      /The \$232\.07 you paid goes back to your card/,
    ],
    ['an unknown status', { status: 'out_for_delivery' }, null],
  ])('says what comes after %s', (_name, changed, expected) => {
    const said = nextStep(order(changed));
    if (expected === null) expect(said).toBeNull();
    else expect(said).toMatch(expected);
  });
});

const refundedOn = (day: string): Partial<Order> => ({
  payment_status: 'refunded',
  refunds: [{ id: 1, amount: '213.00', at: `2026-11-${day}T10:00:00Z`, lines: [] }],
});

it.each<[string, Partial<Order>, boolean]>([
  ['a pending order', {}, true],
  ['a shipped order', { status: 'shipped' }, true],
  ['an order of an unknown status', { status: 'on_hold' }, true],
  ['a delivered order', { status: 'delivered' }, false],
  ['a completed order', { status: 'completed' }, false],
  ['a cancelled order', { status: 'cancelled' }, false],
  ['a cancelled order that was paid', { status: 'cancelled', ...refundedOn('24') }, true],
  ['a refunded order', { status: 'refunded', ...refundedOn('24') }, true],
  ['an order that was refunded long ago', { status: 'refunded', ...refundedOn('01') }, false],
])('knows whether anything still happens with %s', (_name, changed, expected) => {
  expect(isUnderWay(order(changed), new Date('2026-11-25T10:00:00Z'))).toBe(expected);
});

const payments: Record<string, Partial<Order>> = {
  'cash on delivery': { payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
  'cash, paid': { payment_method: 'cash_on_delivery', payment_status: 'paid' },
  'card, unpaid': { payment_method: 'credit_card', payment_status: 'unpaid' },
  'card, paid': { payment_method: 'credit_card', payment_status: 'paid' },
  'card, refunded': { payment_method: 'credit_card', payment_status: 'refunded' },
  'card, unknown': { payment_method: 'credit_card', payment_status: undefined },
};

/** The current step, and the headline: of all payments, and of some. */
const headlines: [string, string, RegExp | null, Record<string, RegExp>?][] = [
  [
    'pending',
    'Pending',
    /^We have received your order\. We will prepare it and write to you/,
    { 'card, unpaid': /^Your pieces are reserved\. .* as soon as it is paid\.$/ },
  ],
  ['processing', 'Processing', /^We are preparing your order and will write to you/],
  [
    'shipped',
    'Shipped',
    /^Your order is on its way\./,
    {
      'cash on delivery': /^Your order is on its way\. Please have \$232\.07 in cash ready/,
      'cash, paid': /^Your order is on its way\.$/,
    },
  ],
  ['delivered', 'Delivered', /^Your order has been delivered\./],
  ['completed', 'Completed', /^Your order has been delivered\./],
  ['cancelled', 'Cancelled', /^This order is cancelled, and nothing will be sent\./],
  ['refunded', 'Refunded', /^Your refund is on its way: \$213\.00/],
  ['on_hold', 'On Hold', null, { 'card, refunded': /^\$232\.07 is on its way back to your card/ }],
];

/** What is said while an order is at a step. */
const present: Record<string, RegExp> = {
  processing: /We are preparing/,
  shipped: /order is on its way/,
  delivered: /has been delivered/,
};

describe('the headline of an order and its current step', () => {
  it('are known of every status', () => {
    expect(headlines.map(([status]) => status)).toEqual(expect.arrayContaining([...orderStatuses]));
  });

  it.each(
    headlines.flatMap(([status, step, usual, some = {}]) =>
      Object.entries(payments).map(([payment, paid]) => ({
        status,
        payment,
        step,
        headline: some[payment] ?? usual,
        shown: order({ status, ...paid }),
      })),
    ),
  )('agree: $status, $payment', ({ step, headline, shown }) => {
    const steps = orderTimeline(shown);
    const statusesOf = (state: string) =>
      steps.filter((each) => each.state === state).map(({ status }) => status);
    expect(statusesOf('current').map(statusText)).toEqual([step]);
    const said = nextStep(shown);
    if (headline === null) expect(said).toBeNull();
    else expect(said).toMatch(headline);
    for (const status of statusesOf('upcoming')) expect(said).not.toMatch(present[status]!);
  });
});
