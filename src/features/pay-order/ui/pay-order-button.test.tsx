// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { selectToasts } from '@/shared/toast';

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
