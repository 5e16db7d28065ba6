// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { PlaceOrderButton } from './place-order-button';

const open = ({ loading, full }: { loading: boolean; full: boolean }) => {
  const Checkout = () => <PlaceOrderButton loading={loading} />;
  const { store } = renderPage(Checkout, { path: '/checkout' });
  if (full) {
    act(() => {
      store.dispatch(itemAdded(chosenDress));
    });
  }
  return screen.getByRole('button', { name: 'Place Order' });
};

describe('Place Order (section 5)', () => {
  it('is disabled while the cart is empty', () => {
    expect(open({ loading: false, full: false })).toBeDisabled();
  });

  it('is disabled while the cart is loading', () => {
    expect(open({ loading: true, full: true })).toBeDisabled();
  });

  it('shows the exact total with the flat shipping (departure 13)', () => {
    expect(open({ loading: false, full: true })).toBeEnabled();
    expect(
      screen.getByText(
        'You will pay exactly $119.07 when it is delivered. Taxes and duties of another country are not included.',
      ),
    ).toBeVisible();
  });
});
