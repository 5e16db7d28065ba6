// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Address } from '@contract/address';

import { savedAddress } from '../../../../tests/support/addresses';
import { renderPage } from '../../../../tests/support/render-page';
import { AddressDialog } from './address-dialog';

const open = (address: Address | null, answer: unknown = savedAddress) => {
  const closed: string[] = [];
  const Dialog = () => (
    <AddressDialog open address={address} onClose={() => closed.push('closed')} />
  );
  const page = renderPage(Dialog, {
    path: '/shipping-addresses',
    answers: { '/addresses': answer, '/addresses/4': answer },
  });
  return { ...page, closed };
};

/** The labels and values of the dialog's fields. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] :is(input, select)')].map(
    (field) => [field.labels?.[0]?.textContent, field.value],
  );

describe('the address dialog (sections 2 and 4)', () => {
  it('adds: Add New Address, empty, in the order of section 2', async () => {
    const { user, closed } = open(null);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Address' }));
    expect(fields()).toEqual([
      ['First Name', ''],
      ['Last Name', ''],
      ['Street Address', ''],
      ['Apartment, suite, etc. (optional)', ''],
      ['City', ''],
      ['State', ''],
      ['ZIP Code', ''],
      ['Country', ''],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Add Address' }));
    await waitFor(() => {
      expect(dialog.getByLabelText('First Name')).toBeInvalid();
    });
    for (const label of ['Last Name', 'Street Address', 'City', 'State', 'ZIP Code', 'Country']) {
      expect(dialog.getByLabelText(label)).toBeInvalid();
    }
    expect(dialog.getByLabelText('Apartment, suite, etc. (optional)')).toBeValid();
    expect(closed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(closed).toEqual(['closed']);
  });

  it('keeps the state that was typed while the arrow keys pass the Emirates', async () => {
    const { user } = open(null);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Address' }));
    await user.type(dialog.getByLabelText('State'), 'Tirana County');
    await user.type(dialog.getByLabelText('ZIP Code'), '1001');
    await user.selectOptions(dialog.getByLabelText('Country'), 'United Arab Emirates');
    expect(dialog.getByLabelText('State')).toHaveDisplayValue('Choose an emirate');
    await user.selectOptions(dialog.getByLabelText('Country'), 'Albania');
    expect(dialog.getByLabelText('State')).toHaveValue('Tirana County');
    expect(dialog.getByLabelText('ZIP Code')).toHaveValue('1001');
  });

  it('says in the Emirates alone what the prefilled ZIP code stands for', async () => {
    const { user } = open(savedAddress);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
    const zip = dialog.getByLabelText('ZIP Code');
    expect(zip).toHaveAccessibleDescription('The UAE has no ZIP codes: please leave 00000.');
    await user.selectOptions(dialog.getByLabelText('Country'), 'Oman');
    expect(zip).not.toHaveAccessibleDescription();
  });

  it('asks about an emirate in which a city has the name of another one, and takes it', async () => {
    const { user, closed } = open(savedAddress);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
    const emirate = dialog.getByLabelText('State');
    expect(emirate).not.toHaveAccessibleDescription();
    await user.selectOptions(emirate, 'Abu Dhabi');
    expect(emirate).toHaveAccessibleDescription(
      'Dubai is also an emirate. Is Abu Dhabi the right one?',
    );
    await user.click(dialog.getByRole('button', { name: 'Update Address' }));
    await waitFor(() => {
      expect(closed).toEqual(['closed']);
    });
    expect(emirate).toBeValid();
  });

  it('edits: Edit Address, filled in', async () => {
    open(savedAddress);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
    expect(fields().map(([, value]) => value)).toEqual([
      'Noura',
      'Haddad',
      '14 Al Seef Walk',
      '',
      'Dubai',
      'Dubai',
      '00000',
      'United Arab Emirates',
    ]);
    dialog.getByRole('button', { name: 'Update Address' });
  });

  it('says beside its buttons, which always stay in sight, why it failed', async () => {
    const gone = Response.json({ code: 404, error: 'Address not found' }, { status: 404 });
    const { user } = open(savedAddress, gone);
    const button = await screen.findByRole('button', { name: 'Update Address' });
    expect(button.parentElement).not.toHaveTextContent('Address not found');
    await user.click(button);
    await waitFor(() => {
      expect(button.parentElement).toHaveTextContent(/^Address not foundCancel/);
    });
  });

  it("says 'Failed to save address' also where the provider names the fields (section 8)", async () => {
    const refusal = {
      code: 422,
      message: 'No',
      error: 'No',
      errors: { zip_code: ['No such ZIP code.'] },
    };
    const { user, store, closed } = open(savedAddress, Response.json(refusal, { status: 422 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
    await user.click(dialog.getByRole('button', { name: 'Update Address' }));
    await dialog.findByText('No such ZIP code.');
    expect(
      store.getState().toasts.list.map(({ title, description }) => [title, description]),
    ).toEqual([['Failed to save address', undefined]]);
    expect(closed).toEqual([]);
  });
});
