// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { stepCompleted } from '../model/checkout-slice';
import { CheckoutForm } from './checkout-form';

const Checkout = () => (
  <CheckoutForm
    loading={false}
    currencyOffer={() => null}
    sheet={{ open: true, onClose: () => undefined, unavailableLines: 'Lina dress: sold out' }}
  />
);

beforeAll(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('does not move its button away from under a finger that presses it', async () => {
  const { user } = renderPage(Checkout, { path: '/checkout', answers: { '/addresses': [] } });
  const phone = await screen.findByLabelText(/^Phone/);
  await user.type(phone, 'abc');
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(phone).toHaveFocus();
  expect(phone).toBeValid();

  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await screen.findByLabelText(/^First Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^City/)).toBeInvalid();
  expect(phone).toBeInvalid();
});

it('says the pieces, their total and the exact one beside the button of each first step', async () => {
  const { store } = renderPage(Checkout, { path: '/checkout', answers: { '/addresses': [] } });
  await screen.findByLabelText(/^Phone/);
  act(() => {
    store.dispatch(itemAdded({ ...chosenDress, quantity: 2 }));
  });
  for (const step of ['Continue to payment', 'Continue to review']) {
    const bar = screen.getByRole('button', { name: step }).parentElement;
    expect(bar).toHaveTextContent(
      'Total for 2 pieces$219Shipping takes 5-10 business daysYou pay exactly $219.07',
    );
    act(() => {
      store.dispatch(stepCompleted('address'));
    });
  }
});

it('says what cannot be ordered, and what to do, beside the button of every step', async () => {
  const { store } = renderPage(Checkout, { path: '/checkout', answers: { '/addresses': [] } });
  await screen.findByLabelText(/^Phone/);
  act(() => {
    store.dispatch(itemAdded({ ...chosenDress, stock: 0 }));
  });
  for (const step of ['Continue to payment', 'Continue to review', 'Place Order']) {
    const bar = screen.getByRole('button', { name: step }).parentElement;
    expect(bar).toHaveTextContent(
      /Lina dress: sold outTo check out, remove or change the items that are no longer available\./,
    );
    act(() => {
      store.dispatch(stepCompleted(step === 'Continue to payment' ? 'address' : 'payment'));
    });
  }
});

it('keeps its button below the step, where the window is low or its text enlarged', async () => {
  const { store } = renderPage(Checkout, { path: '/checkout', answers: { '/addresses': [] } });
  await screen.findByLabelText(/^Phone/);
  act(() => {
    store.dispatch(stepCompleted('payment'));
  });
  const inForm = () =>
    screen.getByLabelText('Checkout').querySelector('form')?.textContent.includes('Place Order');
  expect(inForm()).toBe(false);
  document.documentElement.style.fontSize = '32px';
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(inForm()).toBe(true);
  document.documentElement.style.fontSize = '';
});

it('returns by Back to the step before', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { store } = renderPage(Checkout, { path: '/checkout', answers: { '/addresses': [] } });
  await screen.findByLabelText(/^Phone/);
  for (const step of ['address', 'payment'] as const) {
    act(() => {
      store.dispatch(stepCompleted(step));
    });
  }
  for (const step of ['Payment', 'Shipping address']) {
    window.history.back();
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: step })).toHaveFocus();
    });
  }
});
