// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SiteProvider } from '@/entities/brand';
import { OrderActionRow } from '@/entities/order';

import { cashOrder } from '../../../../tests/support/orders';
import { renderPage } from '../../../../tests/support/render-page';
import { RefundOrderButton } from './refund-order-button';

it("has the policy's 14 days beside it", () => {
  renderPage(() => <RefundOrderButton order={cashOrder} />, { path: '/order/12' });
  expect(screen.getByRole('button', { name: 'Refund Order 12' })).toHaveAccessibleDescription(
    'Returns within 14 days of delivery',
  );
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/refund-policy');
});

it('stays beside its 14 days, whatever else stands in the row', () => {
  const Row = () => (
    <OrderActionRow>
      <RefundOrderButton order={cashOrder} />
      <button type="button">Print invoice</button>
    </OrderActionRow>
  );
  renderPage(Row, { path: '/order/12' });
  const refund = screen.getByRole('button', { name: 'Refund Order 12' });
  const part = screen.getByText(/within 14 days of delivery/).parentElement;
  expect(part).toContainElement(refund);
  expect(part).not.toHaveTextContent('Print invoice');
});

it('names in the last line of its question the order, and no amount that does not go back', async () => {
  const Screen = () => <RefundOrderButton order={cashOrder} />;
  const { user: person } = renderPage(Screen, { path: '/order/12' });
  await person.click(screen.getByRole('button', { name: 'Refund Order 12' }));
  const question = await screen.findByRole('alertdialog', { name: 'Refund Order' });
  expect(question).toHaveAccessibleDescription(/\$213\.00 goes back.*Order #12$/);
  expect(question).not.toHaveTextContent('$232.07');
});

it('says before it refunds how the pieces go back, and leads to the house and its policy', async () => {
  const Screen = () => <RefundOrderButton order={cashOrder} />;
  const { user: person, asked } = renderPage(Screen, { path: '/order/12' });
  await person.click(screen.getByRole('button', { name: 'Refund Order 12' }));
  const question = await screen.findByRole('alertdialog', { name: 'Refund Order' });
  expect(question).toHaveAccessibleDescription(
    /goes back to your card .* please send them back: write to us with the number of your order.* within 14 days of delivery: see our Refund Policy\./,
  );
  const link = (name: string) => within(question).getByRole('link', { name });
  expect(link('write to us')).toHaveAttribute('href', '/contact');
  expect(link('Refund Policy')).toHaveAttribute('href', '/refund-policy');
  expect(asked).toEqual([]);
});

it("names the last day of the shop's calendar, as the mail about the delivery does", async () => {
  const events = [{ status: 'delivered', at: '2999-11-10T20:30:00Z' }];
  const Screen = () => (
    <SiteProvider>
      <RefundOrderButton order={{ ...cashOrder, events }} />
    </SiteProvider>
  );
  const { user: person } = renderPage(Screen, {
    path: '/order/12',
    answers: { '/settings': [{ time_zone: 'Asia/Dubai' }] },
  });
  await person.click(screen.getByRole('button', { name: 'Refund Order 12' }));
  const question = await screen.findByRole('alertdialog', { name: 'Refund Order' });
  await waitFor(() =>
    expect(question).toHaveAccessibleDescription(
      /Returns are possible until 25 November 2999: see our/,
    ),
  );
});
