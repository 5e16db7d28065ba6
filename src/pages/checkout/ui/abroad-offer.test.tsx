// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { selectCurrency } from '@/entities/currency';

import { openForCustomer } from '../../../../tests/support/open-for-customer';
import { AbroadOffer } from './abroad-offer';

const open = (currency: 'USD' | 'AED') => openForCustomer(AbroadOffer, currency);

const sentence = () =>
  screen.queryByText(
    'You pay in dirhams. An order outside the Emirates can also be paid in US dollars or euros.',
  );

it.each([
  ['Pay in US dollars', 'USD'],
  ['Pay in euros', 'EUR'],
])('changes the currency when it is accepted, and is gone: %s', async (name, currency) => {
  const { store, asked, user } = open('AED');
  expect(sentence()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name }));
  expect(sentence()).not.toBeInTheDocument();
  expect(selectCurrency(store.getState())).toBe(currency);
  await waitFor(() => {
    expect(asked).toContainEqual({ path: '/profile/change-currency', body: { currency } });
  });
});

it('is not made to those who pay in another currency', () => {
  open('USD');
  expect(sentence()).not.toBeInTheDocument();
});
