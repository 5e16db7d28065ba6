// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { canPay, orderHeadingId, useGetOrderQuery } from '@/entities/order';
import { selectToasts } from '@/shared/toast';

import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { PayOrderButton } from './pay-order-button';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('no longer says that the payment page could not be opened when it opens', async () => {
  const answers: Answers = { '/orders/12/pay': Response.json({ code: 500 }, { status: 500 }) };
  const Screen = () => <PayOrderButton orderId={12} />;
  const { store, user } = renderPage(Screen, { path: '/order/12', answers });
  const said = () => selectToasts(store.getState()).map(({ title }) => title);
  const pay = () => user.click(screen.getByRole('button', { name: 'Pay now for order 12' }));
  await pay();
  await expect.poll(said).toEqual(['The payment page could not be opened']);

  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'http://shop.test', assign });
  const url = 'http://shop.test/sandbox/pay/abc';
  answers['/orders/12/pay'] = { payment_url: url };
  await pay();
  await expect.poll(() => assign.mock.calls).toEqual([[url]]);
  expect(said()).toEqual([]);
});

it('gives its focus to the order where that was paid meanwhile, so that the button goes', async () => {
  const unpaid = { ...cashOrder, payment_method: 'credit_card', payment_status: 'unpaid' };
  const answers: Answers = {
    '/orders/12': unpaid,
    '/orders/12/pay': Response.json({ code: 409 }, { status: 409 }),
  };
  const Screen = () => {
    const { data: order } = useGetOrderQuery('12');
    return (
      <>
        <h1 id={orderHeadingId(12)} tabIndex={-1}>
          Order #12
        </h1>
        {order !== undefined && canPay(order) && <PayOrderButton orderId={12} />}
      </>
    );
  };
  const { user } = renderPage(Screen, { path: '/order/12', answers });
  const pay = await screen.findByRole('button', { name: 'Pay now for order 12' });
  answers['/orders/12'] = { ...unpaid, payment_status: 'paid' };
  await user.click(pay);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  expect(pay).not.toBeInTheDocument();
});
