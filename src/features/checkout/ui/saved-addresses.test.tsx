// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

import { savedAddress } from '../../../../tests/support/addresses';
import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { prefilledFrom } from '../model/checkout-address';
import { SavedAddresses } from './saved-addresses';

const Addresses = () => (
  <FormProvider {...useForm({ defaultValues: prefilledFrom(null) })}>
    <SavedAddresses />
  </FormProvider>
);

it('says that they could not be loaded (section 8), and shows them after a retry', async () => {
  const answers: Answers = { '/addresses': Response.json({ code: 500 }, { status: 500 }) };
  const { user } = renderPage(Addresses, { path: '/checkout', answers });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load addresses');
  expect(alert).toHaveTextContent('Try again, or enter an address below.');

  answers['/addresses'] = [savedAddress];
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('radio', { name: /Noura Haddad \(default\)/ }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const group = screen.getByText('Saved addresses', { selector: 'label' }).parentElement;
  expect(group).toHaveFocus();
});

it('shows an address line by line, as in an Arabic paragraph its Latin parts would change places', async () => {
  renderPage(Addresses, { path: '/checkout', answers: { '/addresses': [savedAddress] } });
  const radio = await screen.findByRole('radio', { name: /Noura Haddad/ });
  const lines = '14 Al Seef Walk\nDubai, Dubai 00000\nUnited Arab Emirates';
  expect(radio.closest('label')?.textContent).toContain(lines);
});

it('keeps that notice in sight while a retry waits for its answer', async () => {
  const answers: Answers = { '/addresses': Response.json({ code: 500 }, { status: 500 }) };
  const { user, asked } = renderPage(Addresses, { path: '/checkout', answers });
  const retry = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' });
  answers['/addresses'] = new Response(new ReadableStream());
  await user.click(retry);
  await waitFor(() => expect(asked.filter(({ path }) => path === '/addresses')).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Trying...' })).toBe(retry);
});

it("offers the last order's address where none is saved, and fills it in", async () => {
  const answers: Answers = { '/addresses': [], '/orders': [cashOrder] };
  const { user } = renderPage(Addresses, { path: '/checkout', answers });
  const last = await screen.findByRole('radio', { name: /Noura Haddad \(last order\)/ });
  expect(screen.getByRole('radio', { name: /Another address/ })).toBeChecked();
  await user.click(last);
  expect(last).toBeChecked();
});
