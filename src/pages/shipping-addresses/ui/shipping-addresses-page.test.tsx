// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { savedAddress } from '../../../../tests/support/addresses';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { ShippingAddressesPage } from './shipping-addresses-page';

describe('addresses that are looked at again', () => {
  it('stay when a refetch on focus fails, under the error of section 8 and a retry', async () => {
    const answers: Answers = { '/addresses': [savedAddress] };
    const { store, user } = renderPage(ShippingAddressesPage, {
      path: '/shipping-addresses',
      answers,
    });
    setupListeners(store.dispatch);
    const name = await screen.findByRole('heading', { name: 'Noura Haddad' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    answers['/addresses'] = Response.json({ code: 500 }, { status: 500 });
    window.dispatchEvent(new Event('focus'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load addresses');
    expect(name).toBeInTheDocument();

    answers['/addresses'] = [savedAddress];
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the dialog of an address', () => {
  it('starts anew each time it is opened: empty, or with the address', async () => {
    const { user } = renderPage(ShippingAddressesPage, {
      path: '/shipping-addresses',
      answers: { '/addresses': [savedAddress] },
    });
    const open = async (button: RegExp) => {
      await user.click(await screen.findByRole('button', { name: button }));
      return within(await screen.findByRole('dialog'));
    };
    const cancel = async () => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      });
    };
    await screen.findByRole('heading', { name: 'Noura Haddad' });
    await user.type((await open(/^Add Address/)).getByLabelText('City'), 'Doha');
    await cancel();
    expect((await open(/^Edit the address/)).getByLabelText('City')).toHaveValue('Dubai');
    await cancel();
    expect((await open(/^Add Address/)).getByLabelText('City')).toHaveValue('');
  });
});
