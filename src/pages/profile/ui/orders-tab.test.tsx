// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { maxUnpagedOrders } from '@/shared/config';

import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { OrdersTab } from './orders-tab';

// Hundreds of whole cards take jsdom a minute.
vi.mock('./order-card', async () => {
  const { orderHeadingId } = await import('@/entities/order');
  return {
    OrderCard: ({ order }: { order: { id: number } }) => (
      <h2 id={orderHeadingId(order.id)} tabIndex={-1}>
        Order #{order.id}
      </h2>
    ),
  };
});

const ordersOf = (count: number, newestId: number) =>
  Array.from({ length: count }, (_, index) => ({ ...cashOrder, id: newestId - index }));

const older = (page: number) => `/orders?page=${page}&per_page=50`;
const pageOf = (page: number, newestId: number, count: number) =>
  Response.json({
    ...{ code: 200, message: '', data: ordersOf(count, newestId) },
    meta: { current_page: page, last_page: 6, total: 253 },
  });
const failure = Response.json({ code: 500 }, { status: 500 });

/** A customer of 253 orders, who sees the last of the newest. */
const open = (answers: Answers, path = `/profile?show=${maxUnpagedOrders}`) =>
  renderPage(OrdersTab, {
    path,
    answers: Object.assign(answers, { '/orders': ordersOf(maxUnpagedOrders, 253) }),
  });

const cards = () => screen.getAllByText(/^Order #\d+$/);
const more = () => screen.findByText('Show more orders');

describe('orders beyond the newest', () => {
  it('are asked for by page when they are to be shown, and no others', async () => {
    const { user, asked } = open({ [older(5)]: pageOf(5, 53, 50), [older(6)]: pageOf(6, 3, 3) });
    await screen.findByText('200 of 200 or more orders');
    expect(asked).toHaveLength(1);

    await user.click(await more());
    await screen.findByText('210 of 253 orders');
    expect(cards()).toHaveLength(210);
    expect(cards()[200]).toHaveTextContent('Order #53');
    expect(cards()[200]).toHaveFocus();
    expect(asked).toHaveLength(2);
  });

  it('are shown as far as the URL says, and the last page ends them', async () => {
    const answers = { [older(5)]: pageOf(5, 54, 50), [older(6)]: pageOf(6, 4, 4) };
    const { asked } = open(answers, '/profile?show=260');
    await waitFor(() => expect(cards()).toHaveLength(253));
    // The first of a page was the last of the newest before an order was placed.
    expect(new Set(cards().map(({ textContent }) => textContent)).size).toBe(253);
    expect(cards().at(-1)).toHaveTextContent('Order #1');
    expect(asked).toHaveLength(3);
    expect(screen.queryByText('Show more orders')).not.toBeInTheDocument();
  });

  it('can be asked for again when they did not load', async () => {
    const answers: Answers = { [older(5)]: failure };
    const { user } = open(answers);
    await user.click(await more());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load orders');
    expect(cards()).toHaveLength(200);

    answers[older(5)] = pageOf(5, 53, 50);
    await user.click(screen.getByText('Try again'));
    await screen.findByText('210 of 253 orders');
    expect(cards()[200]).toHaveFocus();
  });

  it('are none where the provider knows no pages, or there are fewer', async () => {
    const { user } = open({});
    await user.click(await more());
    await waitFor(() => expect(screen.queryByText('Show more orders')).not.toBeInTheDocument());
    expect(cards()).toHaveLength(200);
    expect(cards().at(-1)).toHaveFocus();
  });
});
