// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { changeReverted, changeSaved, changeStarted, selectCurrency } from '@/entities/currency';

import { openForCustomer } from '../../../../tests/support/open-for-customer';
import { DirhamOffer } from './dirham-offer';

const open = (currency: 'USD' | 'AED') => openForCustomer(DirhamOffer, currency);

const sentence = () => screen.queryByText('An order to the Emirates can be paid in dirhams.');

it('changes the currency when it is accepted, and offers the way back', async () => {
  const { store, asked, user } = open('USD');
  expect(sentence()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay in dirhams' }));
  expect(sentence()).not.toBeInTheDocument();
  expect(selectCurrency(store.getState())).toBe('AED');
  await waitFor(() => {
    expect(asked).toContainEqual({ path: '/profile/change-currency', body: { currency: 'AED' } });
  });
  expect(await screen.findByText('You pay in dirhams.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay in US dollars' }));
  expect(selectCurrency(store.getState())).toBe('USD');
  await waitFor(() => expect(sentence()).toBeInTheDocument());
  expect(store.getState().checkout.dirhamsDeclined).toBe(false);
});

it('is gone for good when it is declined, and changes nothing', async () => {
  const { store, asked, user } = open('USD');
  await user.click(screen.getByRole('button', { name: 'Keep USD' }));
  expect(sentence()).not.toBeInTheDocument();
  expect(store.getState().checkout.dirhamsDeclined).toBe(true);
  expect(selectCurrency(store.getState())).toBe('USD');
  expect(asked.map(({ path }) => path)).not.toContain('/profile/change-currency');
});

it('is gone for good where the currency is changed elsewhere', () => {
  const { store } = open('USD');
  for (const currency of ['EUR', 'USD'] as const) {
    act(() => {
      store.dispatch(changeStarted(currency));
    });
    expect(sentence()).not.toBeInTheDocument();
    act(() => {
      store.dispatch(changeSaved());
    });
    expect(sentence()).not.toBeInTheDocument();
  }
});

it('comes back where the change is not saved', () => {
  const { store } = open('USD');
  act(() => {
    store.dispatch(changeStarted('AED'));
  });
  expect(sentence()).not.toBeInTheDocument();
  act(() => {
    store.dispatch(changeReverted('USD'));
  });
  expect(sentence()).toBeInTheDocument();
});

it('is not made to those who pay in dirhams', () => {
  open('AED');
  expect(sentence()).not.toBeInTheDocument();
  expect(screen.queryByText('You pay in dirhams.')).not.toBeInTheDocument();
});
