// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Order } from '@contract/order';
import { SiteProvider } from '@/entities/brand';
import { defaultSite, SiteContext } from '@/shared/lib/site';

import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { OrderPage } from './order-page';

const order = { ...cashOrder, status: 'shipped' };

const coat = (price: string) => ({
  id: 3,
  name: 'Coat',
  primary_image: '',
  discount_percentage: 0,
  price,
  price_in_usd: price,
  price_in_eur: '66',
  price_in_aed: '260',
});

describe('an order of which a part was refunded', () => {
  it('says when, for what, how much, and what is left, on the page and on the invoice', async () => {
    const bought = { ...order, status: 'delivered' };
    const line = {
      id: 7,
      quantity: 3,
      price: '71.00',
      product: coat('71.00'),
      product_size: { id: 1, size: 'M' },
    };
    const refunds = [
      { id: 1, amount: '71.00', at: '2026-11-23T10:00:00Z', lines: [{ id: 7, quantity: 1 }] },
      { id: 2, amount: '20.50', at: '2026-11-24T10:00:00Z', lines: [] },
    ];
    renderPage(OrderPage, {
      path: '/order/12',
      route: '/order/:orderId',
      answers: { '/orders/12': { ...bought, order_products: [line], refunds } },
    });
    const list = await screen.findByLabelText('Refunds');
    expect(screen.getByText('write to us')).toHaveAttribute('href', '/contact');
    for (const text of [
      'Refund on 23 November 2026',
      '1 × Coat',
      '$71.00',
      'Refund on 24 November 2026',
      '$20.50',
      'Remaining after refunds',
      '$140.57',
    ]) {
      expect(list).toHaveTextContent(text);
    }
    expect(document.querySelector('[data-printed-page]')).toHaveTextContent(
      /Size M, 1 refunded.*Refunded\$91\.50Remaining after refunds\$140\.57/,
    );
  });
});

it.each([
  ['shipped', 1],
  ['cancelled', 0],
])('says what happens next only while something does: %s', async (status, headings) => {
  renderPage(OrderPage, {
    path: '/order/12',
    route: '/order/:orderId',
    answers: { '/orders/12': { ...cashOrder, status } },
  });
  await screen.findByText(/^This order is cancelled|^Your order is on its way/);
  expect(screen.queryAllByText('What happens next')).toHaveLength(headings);
});

it("names the last day to write by the shop's calendar, as the mail about the delivery does", async () => {
  const events = [{ status: 'delivered', at: '2999-11-10T20:30:00Z' }];
  const Screen = () => (
    <SiteProvider>
      <OrderPage />
    </SiteProvider>
  );
  renderPage(Screen, {
    path: '/order/12',
    route: '/order/:orderId',
    answers: {
      '/orders/12': { ...cashOrder, status: 'delivered', events },
      '/settings': [{ time_zone: 'Asia/Dubai' }],
    },
  });
  const returns = await screen.findByText(/The last day to write is/);
  await waitFor(() => expect(returns).toHaveTextContent('is 25 November 2999.'));
});

it("has the days of the shop's calendar, as its mails have", async () => {
  const at = '2025-03-10T12:00:00Z';
  const InKiritimati = () => (
    <SiteContext value={{ ...defaultSite, timeZone: 'Pacific/Kiritimati' }}>
      <OrderPage />
    </SiteContext>
  );
  renderPage(InKiritimati, {
    path: '/order/12',
    route: '/order/:orderId',
    answers: {
      '/orders/12': { ...cashOrder, created_at: at, events: [{ status: 'pending', at }] },
    },
  });
  expect(await screen.findByText(/^Placed on 11 March 2025 ·/)).toBeInTheDocument();
  expect(screen.getByText('11 March 2025', { selector: 'time' })).toBeInTheDocument();
});

it.each([
  ['AE', 'the country it is sent to', false],
  ['FR', 'another one', true],
])('says that duties are not included, sold from %s, %s: %s', async (country, _which, isSaid) => {
  renderPage(
    () => (
      <SiteProvider>
        <OrderPage />
      </SiteProvider>
    ),
    {
      path: '/order/12',
      route: '/order/:orderId',
      answers: {
        '/orders/12': cashOrder,
        '/settings': [{ seller: { address: ['14 Warp Street'], tax_number: '', country } }],
      },
    },
  );
  await waitFor(() =>
    expect(document.querySelector('[data-printed-page]')).toHaveTextContent('14 Warp Street'),
  );
  expect(
    screen.queryAllByText(
      'Taxes and duties that the country of delivery charges on arrival are not included.',
    ),
  ).toHaveLength(isSaid ? 1 : 0);
});

describe('the invoice of an Arabic page', () => {
  afterEach(() => {
    document.documentElement.lang = '';
  });

  it('has the lines of the seller in their own direction', async () => {
    document.documentElement.lang = 'ar';
    renderPage(OrderPage, {
      path: '/order/12',
      route: '/order/:orderId',
      answers: {
        '/orders/12': order,
        '/settings': [{ seller: { address: ['14 Warp Street'], tax_number: '' } }],
      },
    });
    await waitFor(() =>
      expect(document.querySelector('[data-printed-page]')).toHaveTextContent(
        '\u206814 Warp Street\u2069',
      ),
    );
  });
});

describe('a cancelled order that was paid', () => {
  it('names the shipping that went back beside the piece, and their sum', async () => {
    const line = {
      ...{ id: 7, quantity: 1, price: '994.00', product: coat('994.00'), color: 'Moss' },
      product_size: { id: 1, size: 'M' },
    };
    const refund = { id: 1, amount: '1013.07', at: '2026-11-25T10:00:00Z' };
    renderPage(OrderPage, {
      path: '/order/12',
      route: '/order/:orderId',
      answers: {
        '/orders/12': {
          ...cashOrder,
          ...{ status: 'cancelled', payment_method: 'credit_card', payment_status: 'refunded' },
          ...{ price: '994.00', order_products: [line] },
          refunds: [{ ...refund, lines: [{ id: 7, quantity: 1 }] }],
        },
      },
    });
    expect(await screen.findByLabelText('Refunds')).toHaveTextContent(
      /^Refund on 25 November 2026\$1,013\.071 × Coat in Moss\$994\.00Shipping\$19\.07Remaining/,
    );
  });
});

describe('an order whose payment failed', () => {
  const unpaid: Order = {
    ...cashOrder,
    payment_method: 'credit_card',
    payment_status: 'unpaid',
  };
  const open = (path: string) =>
    renderPage(OrderPage, { path, route: '/order/:orderId', answers: { '/orders/12': unpaid } });

  it.each(['declined', 'cancelled'])('has its one Pay now in the banner (%s)', async (payment) => {
    open(`/order/12?payment=${payment}`);
    const payNow = await screen.findByText('Pay now');
    expect(payNow.closest('[role="status"]')).toBeInTheDocument();
    expect(screen.getAllByText('Pay now')).toHaveLength(1);
  });

  it('has it among the actions where there is no banner', async () => {
    open('/order/12');
    const payNow = await screen.findByText('Pay now');
    expect(payNow.closest('[role="status"]')).toBeNull();
    expect(screen.getByText('Pending · Not paid yet')).toBeInTheDocument();
  });
});

describe('an order that is not there (section 8, Orders)', () => {
  it.each([
    ['refuses it', Response.json({ code: 404 }, { status: 404 })],
    ['succeeds without one', null],
  ])('says Order not found where the provider %s', async (_how, answer) => {
    renderPage(OrderPage, {
      path: '/order/12',
      route: '/order/:orderId',
      answers: { '/orders/12': answer },
    });
    await screen.findByRole('heading', { level: 1, name: 'Order not found' });
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});

it('keeps the focus where a retry finds that the order is gone', async () => {
  const answers: Answers = { '/orders/12': Response.json({ code: 500 }, { status: 500 }) };
  const { user } = renderPage(OrderPage, {
    path: '/order/12',
    route: '/order/:orderId',
    answers,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers['/orders/12'] = null;
  await user.click(retry);
  await screen.findByText('Order not found');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

describe('an order that is looked at again', () => {
  it('stays when a refetch on focus fails, under the error of section 8 and a retry', async () => {
    const answers: Answers = { '/orders/12': order };
    const { store } = renderPage(OrderPage, {
      path: '/order/12',
      route: '/order/:orderId',
      answers,
    });
    setupListeners(store.dispatch);
    const heading = await screen.findByText('Order #12', { selector: 'h1' });

    answers['/orders/12'] = Response.json({ code: 500 }, { status: 500 });
    window.dispatchEvent(new Event('focus'));
    const failure = await screen.findByText('Failed to load order details');
    expect(failure.closest('[role="alert"]')).toBeInTheDocument();
    expect(heading).toBeInTheDocument();

    answers['/orders/12'] = order;
    // jsdom can't compute the styles of the invoice, which a person's click asks for.
    const retry = screen.getByText('Try again');
    retry.closest('button')?.focus();
    fireEvent.click(retry);
    await waitFor(() => {
      expect(failure).not.toBeInTheDocument();
    });
    expect(heading).toHaveFocus();
  });
});
