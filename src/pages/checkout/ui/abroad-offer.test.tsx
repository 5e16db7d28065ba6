// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { selectCurrency } from '@/entities/currency';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated, sessionStarted } from '@/shared/session';

import { renderPage } from '../../../../tests/support/render-page';
import { AbroadOffer } from './abroad-offer';

/** As in the shop, only a customer sees it. */
const Guarded = () => (useAppSelector(selectIsAuthenticated) ? <AbroadOffer /> : null);

/** The offer to a customer who sees prices in this currency. */
const open = (currency: 'USD' | 'AED') => {
  const user = { name: '', email: '', image: '', currency };
  const page = renderPage(Guarded, {
    path: '/checkout',
    answers: { '/profile/change-currency': null },
  });
  act(() => {
    page.store.dispatch(sessionStarted({ token: 't', user }));
  });
  return page;
};

const sentence = () =>
  screen.queryByText('An order outside the Emirates can be paid in US dollars or euros.');

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
