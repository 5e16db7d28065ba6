// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';

import { itemAdded } from '@/entities/cart';

import { dubai } from '../../../../tests/support/addresses';
import { chosenDress } from '../../../../tests/support/chosen-lines';
import { renderPage } from '../../../../tests/support/render-page';
import { emptyCheckoutAddress } from '../model/checkout-draft';
import { CheckoutSections } from './checkout-sections';

it('places an order by its button alone, not by Enter in a field', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  const Checkout = () => (
    <FormProvider {...useForm({ defaultValues: emptyCheckoutAddress })}>
      <CheckoutSections loading={false} currencyOffer={() => null} onSubmit={onSubmit} />
    </FormProvider>
  );
  const { store, user } = renderPage(Checkout, { path: '/checkout' });
  act(() => {
    store.dispatch(itemAdded(chosenDress));
  });
  await user.type(screen.getByLabelText(/^City/), 'Dubai{Enter}');
  await user.type(screen.getByRole('radio', { name: /credit card/i }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();

  screen.getByRole('button', { name: 'Place Order' }).focus();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('says again beside Place Order where the order goes and how it is paid, with ways to change it', async () => {
  const Checkout = () => (
    <FormProvider {...useForm({ defaultValues: { ...dubai, phone: '' } })}>
      <CheckoutSections loading={false} currencyOffer={() => null} onSubmit={() => undefined} />
    </FormProvider>
  );
  const { user } = renderPage(Checkout, { path: '/checkout' });
  const section = screen.getByRole('region', { name: 'Review' });
  const review = within(section);
  expect(section).toHaveTextContent(/Noura Haddad.*14 Al Seef Walk.*United Arab Emirates/);
  expect(review.getByText('Cash on delivery')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Street Address/), ' East');
  expect(section).toHaveTextContent(/14 Al Seef Walk East/);
  await user.click(screen.getByRole('radio', { name: /^Credit card/ }));
  expect(review.getByText('Credit card')).toBeInTheDocument();

  await user.click(review.getByRole('button', { name: 'Change the address' }));
  const name = screen.getByLabelText(/^First Name/);
  expect(name).toHaveFocus();
  await user.clear(name);
  expect(section).not.toHaveTextContent(/Al Seef Walk/);
  await user.click(review.getByRole('button', { name: 'Change the payment method' }));
  expect(screen.getByText('Payment method', { selector: 'label' }).parentElement).toHaveFocus();
});
