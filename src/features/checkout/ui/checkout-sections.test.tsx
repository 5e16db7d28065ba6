// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';

import { itemAdded } from '@/entities/cart';

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
      <CheckoutSections loading={false} dirhamOffer={null} onSubmit={onSubmit} />
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
