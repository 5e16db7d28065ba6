// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

import { dubai } from '../../../../tests/support/addresses';
import { renderPage } from '../../../../tests/support/render-page';
import { PaymentStep } from './payment-step';

it.each([
  ['United Arab Emirates', 'At home'],
  ['UAE', 'At home'],
  ['France', 'Abroad'],
])('offers the currency of the place that the order goes to: %s', (country, offer) => {
  const Payment = () => (
    <FormProvider {...useForm({ defaultValues: { ...dubai, country, phone: '' } })}>
      <PaymentStep currencyOffer={(isToEmirates) => (isToEmirates ? 'At home' : 'Abroad')} />
    </FormProvider>
  );
  renderPage(Payment, { path: '/checkout' });
  expect(screen.getByText(offer)).toBeInTheDocument();
});
