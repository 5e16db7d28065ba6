// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

import { dubai } from '../../../../tests/support/addresses';
import { renderPage } from '../../../../tests/support/render-page';
import { PaymentStep } from './payment-step';

it.each([
  ['United Arab Emirates', 1],
  ['UAE', 1],
  ['France', 0],
])('offers dirhams for an address in the Emirates alone: %s', (country, offers) => {
  const Payment = () => (
    <FormProvider {...useForm({ defaultValues: { ...dubai, country, phone: '' } })}>
      <PaymentStep dirhamOffer={<p>In dirhams?</p>} />
    </FormProvider>
  );
  renderPage(Payment, { path: '/checkout' });
  expect(screen.queryAllByText('In dirhams?')).toHaveLength(offers);
});
