// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

import { savedAddress } from '../../../../tests/support/addresses';
import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { prefilledFrom } from '../model/checkout-address';
import { AddressStep } from './address-step';

const Addresses = () => (
  <FormProvider {...useForm({ defaultValues: prefilledFrom(null) })}>
    <AddressStep />
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

it('folds the fields of a complete address away until they are edited', async () => {
  const answers: Answers = { '/addresses': [savedAddress], '/orders': [] };
  const { user } = renderPage(Addresses, { path: '/checkout', answers });
  const street = screen.getByLabelText('Street Address');
  const saved = await screen.findByRole('radio', { name: /Noura Haddad \(default\)/ });
  expect(street).toBeVisible();
  await user.click(saved);
  expect(street).not.toBeVisible();
  expect(street).toHaveValue(savedAddress.address);
  expect(screen.getByLabelText('Phone')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit for this order' }));
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  await user.type(street, '1');
  await user.type(street, '{Backspace}');
  expect(saved).toBeChecked();
  expect(street).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Another address/ }));
  expect(street).toBeVisible();
  await user.click(saved);
  expect(street).not.toBeVisible();
});

it('shows the fields of a saved address that is not complete', async () => {
  const answers: Answers = { '/addresses': [{ ...savedAddress, city: '' }], '/orders': [] };
  const { user } = renderPage(Addresses, { path: '/checkout', answers });
  const saved = await screen.findByRole('radio', { name: /Noura Haddad \(default\)/ });
  await user.click(saved);
  expect(saved).toBeChecked();
  expect(screen.getByLabelText('City')).toBeVisible();
});

it('unfolds and focuses a field that the provider refuses', async () => {
  const Refused = () => {
    const form = useForm({ defaultValues: prefilledFrom(savedAddress) });
    const refuse = () => {
      form.setError('zip_code', { message: 'No such ZIP code' });
    };
    return (
      <FormProvider {...form}>
        <AddressStep />
        <button onClick={refuse}>Refuse</button>
      </FormProvider>
    );
  };
  const answers: Answers = { '/addresses': [savedAddress], '/orders': [] };
  const { user } = renderPage(Refused, { path: '/checkout', answers });
  const saved = await screen.findByRole('radio', { name: /Noura Haddad \(default\)/ });
  await user.click(screen.getByRole('radio', { name: /Another address/ }));
  await user.click(saved);
  expect(screen.getByLabelText('ZIP Code')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByLabelText('ZIP Code')).toHaveFocus();
  expect(screen.getByText('No such ZIP code')).toBeVisible();
});
