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

  it('is disabled while a piece cannot be ordered, beside what mends it', () => {
    const Checkout = () => <PlaceOrderButton loading={false} unavailableLines="Remove the dress" />;
    const { store } = renderPage(Checkout, { path: '/checkout' });
    act(() => {
      store.dispatch(itemAdded({ ...chosenDress, stock: 1 }));
    });
    const button = screen.getByRole('button', { name: 'Place Order' });
    expect(button).toBeEnabled();
    expect(screen.queryByText('Remove the dress')).not.toBeInTheDocument();
    expect(screen.queryByText(/^To check out/)).not.toBeInTheDocument();
    act(() => {
      store.dispatch(itemAdded({ ...chosenDress, stock: 1 }));
    });
    expect(button).toBeDisabled();
    expect(screen.getByText('Remove the dress')).toBeVisible();
    expect(screen.getByText(/^To check out, remove or change the items/)).toBeVisible();
    expect(screen.queryByText(/^You will pay/)).not.toBeInTheDocument();
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
