// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

import { dubai, savedAddress } from '../../../../tests/support/addresses';
import { renderPage } from '../../../../tests/support/render-page';
import { AddressStep } from './address-step';

const Address = () => (
  <FormProvider {...useForm({ defaultValues: { ...dubai, address: '3 Kite Beach', phone: '' } })}>
    <AddressStep />
  </FormProvider>
);

it('saves a new address where that is asked for, and asks it of no saved one', async () => {
  const { store, user } = renderPage(Address, {
    path: '/checkout',
    answers: { '/addresses': [savedAddress], '/orders': [] },
  });
  const save = () => screen.queryByRole('checkbox', { name: 'Save this address' });
  const saved = await screen.findByRole('radio', { name: /Noura Haddad \(default\)/ });
  expect(save()).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Save this address' }));
  expect(store.getState().checkout.savesAddress).toBe(true);

  await user.click(saved);
  expect(save()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Another address/ }));
  expect(save()).toBeChecked();
});

it('asks it below the last required field', async () => {
  renderPage(Address, { path: '/checkout', answers: { '/addresses': [], '/orders': [] } });
  const save = await screen.findByRole('checkbox', { name: 'Save this address' });
  const controls = [...document.querySelectorAll('input')];
  expect(controls.indexOf(save as HTMLInputElement)).toBeGreaterThan(
    controls.indexOf(screen.getByLabelText('Phone')),
  );
});

it('does not ask as long as it is not known which are saved', async () => {
  renderPage(Address, {
    path: '/checkout',
    answers: { '/addresses': Response.json({ code: 500 }, { status: 500 }), '/orders': [] },
  });
  await screen.findByRole('alert');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
