// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import List from '@mui/material/List';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { dayMs } from '@contract/durations';
import type { Order } from '@contract/order';

import { cashOrder } from '../../../../tests/support/orders';
import { renderPage } from '../../../../tests/support/render-page';
import { OrderCard } from './order-card';

const open = (changed: Partial<Order>) => {
  const order: Order = { ...cashOrder, payment_method: 'credit_card', ...changed };
  const Orders = () => (
    <List>
      <OrderCard order={order} />
    </List>
  );
  renderPage(Orders, { path: '/profile' });
  return screen.findByRole('listitem');
};

const refundOf = (amount: string, daysAgo: number) => ({
  id: daysAgo,
  amount,
  at: new Date(Date.now() - daysAgo * dayMs).toISOString(),
  lines: [],
});

const onItsWay = (amount: string) =>
  `${amount} is on its way back to your card, which takes 7-\u206014 business days.`;

it.each(['refunded', 'cancelled'])(
  'says of an order that was %s how much is on its way back, and how long that takes',
  async (status) => {
    const refunds = [refundOf('213.00', 2)];
    const card = await open({ status, payment_status: 'refunded', refunds });
    expect(card).toHaveTextContent('· Refund on its way');
    expect(card).toHaveTextContent(onItsWay('$213.00'));
  },
);

it('says it of a part that was refunded, without what has reached the card before', async () => {
  const refunds = [refundOf('100.00', 40), refundOf('12.50', 1)];
  const card = await open({ status: 'delivered', payment_status: 'paid', refunds });
  expect(card).toHaveTextContent('Delivered · Partly refunded');
  expect(card).toHaveTextContent(onItsWay('$12.50'));
});

it('says Refunded alone once the money has had its time', async () => {
  const refunds = [refundOf('213.00', 40)];
  const card = await open({ status: 'refunded', payment_status: 'refunded', refunds });
  expect(card).toHaveTextContent('Refunded');
  expect(card).not.toHaveTextContent('on its way');
});

it('says nothing of a refund where there is none', async () => {
  expect(await open({ status: 'delivered', payment_status: 'paid' })).not.toHaveTextContent(
    'on its way',
  );
});
