// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { emptyCheckoutAddress } from './checkout-draft';
import { selectCheckoutError } from './checkout-slice';
import { usePlaceOrder } from './use-place-order';

const user = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' } as const;

const Screen = () => {
  const place = usePlaceOrder();
  return <button onClick={() => void place(emptyCheckoutAddress)}>Place Order</button>;
};

/** A customer places an order, and the provider answers with this. */
const placeOrder = async (answer: unknown) => {
  const answers: Answers = { '/orders': answer };
  const page = renderPage(Screen, { path: '/checkout', answers });
  act(() => {
    page.store.dispatch(sessionStarted({ token: 't', user }));
  });
  const place = () => page.user.click(screen.getByRole('button', { name: 'Place Order' }));
  await place();
  const said = () => selectToasts(page.store.getState()).map(({ title }) => title);
  return { ...page, answers, place, said };
};

afterEach(() => {
  document.querySelector('meta[name="payment-hosts"]')?.remove();
  vi.unstubAllGlobals();
});

describe('after an order was placed (section 4, Checkout)', () => {
  it('an order id leads to the order page, with a toast and the banner', async () => {
    const { router, said } = await placeOrder({ id: 12 });
    await expect.poll(() => router.state.location.pathname).toBe('/order/12');
    expect(router.state.location.state).toEqual({ placed: true, paymentRefused: false });
    expect(said()).toEqual(['Order placed successfully!']);
  });

  it('a missing id is an error, inline and as a toast', async () => {
    const { store, router, said } = await placeOrder({});
    await expect.poll(said).toEqual(['Order ID not found in response']);
    expect(selectCheckoutError(store.getState())).toBe('Order ID not found in response');
    expect(router.state.location.pathname).toBe('/checkout');
  });

  it('a payment_url redirects to that page', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'http://shop.test', assign });
    const url = 'http://shop.test/sandbox/pay/abc';
    const { router, said } = await placeOrder({ id: 12, payment_url: url });
    await expect.poll(() => assign.mock.calls).toEqual([[url]]);
    expect(router.state.location.pathname).toBe('/checkout');
    expect(said()).toEqual([]);
  });

  it('a payment_url to a host that is allowed redirects there; to any other, it is a failure', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'http://shop.test', assign });
    const url = 'https://pay.example.com/p/1';
    const refused = await placeOrder({ id: 12, payment_url: url });
    await expect.poll(refused.said).toEqual(['The payment page could not be opened']);
    expect(refused.router.state.location.pathname).toBe('/order/12');
    expect(refused.router.state.location.state).toMatchObject({ paymentRefused: true });
    expect(assign).not.toHaveBeenCalled();
    cleanup();

    const hosts = '<meta name="payment-hosts" content="x.test pay.example.com">';
    document.head.insertAdjacentHTML('beforeend', hosts);
    await placeOrder({ id: 13, payment_url: url });
    await expect.poll(() => assign.mock.calls).toEqual([[url]]);
  });

  it('a failure is said inline and as a toast', async () => {
    const { store, said } = await placeOrder(Response.json({ code: 500 }, { status: 500 }));
    await expect.poll(said).toEqual(['Failed to create order']);
    expect(selectCheckoutError(store.getState())).toBe('Failed to create order');
  });

  it('a session that has ended is not said to be the failure of the order (departure 10)', async () => {
    const ended = Response.json({ code: 401, error: 'Who is there?' }, { status: 401 });
    const { store, said } = await placeOrder(ended);
    await expect.poll(() => selectCheckoutError(store.getState())).not.toBeNull();
    expect(said()).toEqual([]);
  });

  it('the failure of the attempt before is no longer said', async () => {
    const { answers, place, said } = await placeOrder(
      Response.json({ code: 500 }, { status: 500 }),
    );
    await expect.poll(said).toEqual(['Failed to create order']);
    answers['/orders'] = { id: 12 };
    await place();
    await expect.poll(said).toEqual(['Order placed successfully!']);
  });
});
