// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';

import { SiteProvider } from '@/entities/brand';
import { itemAdded } from '@/entities/cart';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { emptyCheckoutAddress } from '../model/checkout-draft';
import { PlaceOrderButton } from './place-order-button';

/** A form with an address in a country, of which a blank one is not chosen yet. */
const AddressIn = ({ country, children }: { country: string; children: ReactNode }) => (
  <FormProvider {...useForm({ defaultValues: { ...emptyCheckoutAddress, country } })}>
    {children}
  </FormProvider>
);

const open = ({ loading, full }: { loading: boolean; full: boolean }) => {
  const Checkout = () => (
    <AddressIn country="">
      <PlaceOrderButton loading={loading} />
    </AddressIn>
  );
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
    const Checkout = () => (
      <AddressIn country="">
        <PlaceOrderButton loading={false} unavailableLines="Remove the dress" />
      </AddressIn>
    );
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
    const button = open({ loading: false, full: true });
    expect(button).toBeEnabled();
    const sentence = screen.getByText(/^You will pay exactly/);
    expect(sentence).toHaveTextContent(
      /^You will pay exactly \$119\.07 in cash, in this currency, when it is delivered\.$/,
    );
    expect(screen.getByText('$119.07').tagName).toBe('STRONG');
  });

  const foreign =
    'Taxes and duties that the country of delivery charges on arrival are not included.';
  const nothing = 'No taxes or duties are added.';
  it.each([
    ['United Arab Emirates', 'AE', nothing],
    ['UAE', 'AE', nothing],
    ['France', 'AE', foreign],
    ['France', 'FR', nothing],
    ['United Arab Emirates', undefined, foreign],
  ])('says of an address in %s, sold from %s: %s', async (country, home, said) => {
    const Checkout = () => (
      <SiteProvider>
        <AddressIn country={country}>
          <PlaceOrderButton loading={false} />
        </AddressIn>
      </SiteProvider>
    );
    const { store } = renderPage(Checkout, {
      path: '/checkout',
      answers: { '/settings': [{ seller: { address: [], tax_number: '', country: home } }] },
    });
    act(() => {
      store.dispatch(itemAdded(chosenDress));
    });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(said === foreign ? nothing : foreign)).not.toBeInTheDocument();
  });
});
