// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderPage } from '../../../../tests/support/render-page';
import { CheckoutForm } from './checkout-form';

const Checkout = () => (
  <CheckoutForm loading={false} sheet={{ open: true, onClose: () => undefined }} />
);

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
