// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { getProfile } from '@/entities/user';
import { sessionStarted } from '@/shared/session';

import { fillIn } from '../../../../tests/support/fill-in';
import { renderPage } from '../../../../tests/support/render-page';
import { PersonalInfoPage } from './personal-info-page';

type User = Parameters<typeof sessionStarted>[0]['user'];

const noura: User = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' };

const open = (user: User, answers: Record<string, unknown> = {}) => {
  const page = renderPage(PersonalInfoPage, { path: '/personal-info', answers });
  act(() => {
    page.store.dispatch(sessionStarted({ token: 'secret', user }));
  });
  return page;
};

const fact = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const refusal = (status: number, errors?: Record<string, string[]>) =>
  Response.json({ code: status, message: '', error: '', errors }, { status });
const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

const openEditing = async (page: ReturnType<typeof open>) => {
  await page.user.click(screen.getByRole('button', { name: 'Edit Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Profile' });
  return within(dialog);
};

const openConfirming = async (page: ReturnType<typeof open>, currency: string) => {
  await page.user.click(screen.getByRole('button', { name: 'Change Currency' }));
  await page.user.click(await screen.findByRole('menuitemradio', { name: currency }));
  return within(await screen.findByRole('alertdialog', { name: 'Change Currency' }));
};

describe('PersonalInfoPage', () => {
  it("shows 'Not provided' and 'Not set' for missing values", () => {
    open({ name: ' ', email: '', image: '' });
    expect(fact('Name')).toHaveTextContent('Not provided');
    expect(fact('Email')).toHaveTextContent('Not provided');
    expect(fact('Current Currency')).toHaveTextContent('Not set');
  });

  it('ticks the current currency and asks before it is changed', async () => {
    const page = open(noura, { '/profile/change-currency': null });
    await page.user.click(screen.getByRole('button', { name: 'Change Currency' }));
    const options = await screen.findAllByRole('menuitemradio');
    expect(options.map((option) => option.textContent)).toEqual([
      'US Dollar (USD)',
      'Euro (EUR)',
      'UAE Dirham (AED)',
    ]);
    expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
      'false',
    ]);
    await page.user.keyboard('{Escape}');

    const dialog = await openConfirming(page, 'UAE Dirham (AED)');
    dialog.getByText(
      'Are you sure you want to change your currency to AED? This will affect how prices are displayed across the site.',
    );
    await page.user.click(dialog.getByRole('button', { name: 'Confirm Change' }));
    await waitFor(() => expect(fact('Current Currency')).toHaveTextContent('UAE Dirham (AED)'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(stored()).toMatchObject({ currency: 'AED' });
    expect(page.store.getState().toasts.list).toMatchObject([
      { title: 'Currency updated successfully', description: 'Your preferred currency is now AED' },
    ]);
  });

  it('answers when the current currency is chosen again', async () => {
    const page = open(noura, { '/profile/change-currency': null });
    const dialog = await openConfirming(page, 'US Dollar (USD)');
    await page.user.click(dialog.getByRole('button', { name: 'Confirm Change' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(page.store.getState().toasts.list).toMatchObject([
      { title: 'Currency updated successfully', description: 'Your preferred currency is now USD' },
    ]);
  });

  it('reverts the currency when saving fails, and closes', async () => {
    const page = open(noura, { '/profile/change-currency': refusal(500) });
    const dialog = await openConfirming(page, 'Euro (EUR)');
    await page.user.click(dialog.getByRole('button', { name: 'Confirm Change' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(fact('Current Currency')).toHaveTextContent('US Dollar (USD)');
    expect(page.store.getState()).toMatchObject({ currency: { current: 'USD', saving: false } });
    expect(page.store.getState().toasts.list).toMatchObject([
      { title: 'Failed to update currency', description: 'Please try again later' },
    ]);
  });

  it("says 'Failed to update profile' also where the provider names a field, and keeps what was typed", async () => {
    const message = 'This email address is already in use.';
    const page = open(noura, { '/profile/update': refusal(422, { email: [message] }) });
    const dialog = await openEditing(page);
    const email = dialog.getByLabelText('Email');
    expect(email).toHaveAttribute('type', 'email');
    expect(dialog.getByLabelText('Name')).toHaveValue('Noura');
    await page.user.clear(email);
    await fillIn(page.user, email, 'salma@example.test');
    // The customer's data change while the dialog is open.
    act(() => {
      page.store.dispatch(sessionStarted({ token: 'secret', user: { ...noura, name: 'N.' } }));
    });
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await dialog.findByText(message);
    expect(email).toHaveValue('salma@example.test');
    expect(email).toHaveFocus();
    expect(fact('Email')).toHaveTextContent('noura@example.test');
    // The error of section 8 is said all the same.
    expect(page.store.getState().toasts.list).toMatchObject([
      { title: 'Failed to update profile', description: 'Please try again later' },
    ]);
  });

  it('shows a failure and stays open; a retry shows and stores the new values', async () => {
    const answers: Record<string, unknown> = { '/profile/update': refusal(500) };
    const page = open(noura, answers);
    const dialog = await openEditing(page);
    const name = dialog.getByLabelText('Name');
    await page.user.type(name, ' Haddad');
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(page.store.getState().toasts.list).toMatchObject([
        { title: 'Failed to update profile', description: 'Please try again later' },
      ]),
    );
    expect(name).toHaveValue('Noura Haddad');

    answers['/profile/update'] = { user: { ...noura, name: 'Noura Haddad' } };
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(fact('Name')).toHaveTextContent('Noura Haddad'));
    expect(stored()).toMatchObject({ name: 'Noura Haddad' });
    expect(page.asked.at(-1)).toEqual({
      path: '/profile/update',
      body: { name: 'Noura Haddad', email: 'noura@example.test', image: '' },
    });
    expect(page.store.getState().toasts.list.at(-1)?.title).toBe('Profile updated successfully');
  });

  // The dialog closes in a fifth of a second, which a busy machine can miss.
  it('is saved once, also where Save is pressed again while it closes', { retry: 2 }, async () => {
    const page = open(noura, { '/profile/update': null });
    const dialog = await openEditing(page);
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await page.user.click(save);
    await waitFor(() =>
      expect(page.store.getState().toasts.list).toMatchObject([
        { title: 'Profile updated successfully' },
      ]),
    );
    expect(save).toBeInTheDocument();
    await expect(page.user.click(save)).rejects.toThrow('pointer-events: none');
    await waitFor(() => expect(save).not.toBeInTheDocument());
    expect(page.asked).toHaveLength(1);
  });

  describe('a new email', () => {
    const wanted = 'salma@example.test';
    const asksPassword = refusal(422, { current_password: ['Please enter your password.'] });
    const pending = { user: { ...noura, name: 'N. Haddad' }, pending_email: wanted };

    const change = async (page: ReturnType<typeof open>) => {
      const editing = await openEditing(page);
      const typed = async (label: string, text: string) => {
        await page.user.clear(editing.getByLabelText(label));
        await fillIn(page.user, editing.getByLabelText(label), text);
      };
      await typed('Name', 'N. Haddad');
      await typed('Email', wanted);
      await page.user.click(editing.getByRole('button', { name: 'Save Changes' }));
      return editing;
    };

    const begin = async (answers: Record<string, unknown> = {}) => {
      const all: Record<string, unknown> = { '/profile/update': asksPassword, ...answers };
      const page = open(noura, all);
      const editing = await change(page);
      await editing.findByText('Please enter your password.');
      await fillIn(page.user, editing.getByLabelText('Current Password'), 'secret words');
      all['/profile/update'] = pending;
      await page.user.click(editing.getByRole('button', { name: 'Save Changes' }));
      const confirming = await screen.findByRole('dialog', { name: 'Confirm Email' });
      return { page, answers: all, confirming: within(confirming) };
    };

    it('is saved at once where the provider asks for no password (section 7)', async () => {
      const page = open(noura, { '/profile/update': null });
      await change(page);
      await waitFor(() => expect(fact('Email')).toHaveTextContent(wanted));
      expect(page.asked).toEqual([
        { path: '/profile/update', body: { name: 'N. Haddad', email: wanted, image: '' } },
      ]);
      expect(screen.queryByText('Confirm Email')).not.toBeInTheDocument();
    });

    it('has the password beside it as soon as it is another one, and sends both', async () => {
      const page = open(noura, { '/profile/update': pending });
      const editing = await openEditing(page);
      expect(editing.queryByLabelText('Current Password')).not.toBeInTheDocument();
      await page.user.clear(editing.getByLabelText('Email'));
      await fillIn(page.user, editing.getByLabelText('Email'), wanted);
      const password = editing.getByLabelText('Current Password');
      expect(password).toHaveAccessibleDescription(/to change your email/);
      await fillIn(page.user, password, 'secret words');
      await page.user.click(editing.getByRole('button', { name: 'Save Changes' }));
      const confirming = within(await screen.findByRole('dialog', { name: 'Confirm Email' }));
      await waitFor(() => expect(confirming.getByLabelText('Verification code')).toHaveFocus());
      expect(page.asked.map(({ body }) => body)).toEqual([
        { name: 'Noura', email: wanted, image: '', current_password: 'secret words' },
      ]);
    });

    it('needs the password when the provider asks, and keeps what was typed', async () => {
      const answers = { '/profile/update': asksPassword };
      const page = open(noura, answers);
      const editing = await change(page);
      const password = editing.getByLabelText('Current Password');
      await editing.findByText('Please enter your password.');
      await waitFor(() => expect(password).toHaveFocus());
      expect(editing.getByLabelText('Email')).toHaveValue(wanted);
      expect(page.store.getState().toasts.list).toEqual([]);

      await page.user.click(editing.getByRole('button', { name: 'Save Changes' }));
      await editing.findByText('Please enter your current password');
      expect(page.asked).toHaveLength(1);
      expect(page.store.getState().toasts.list).toEqual([]);

      await fillIn(page.user, password, 'a guess');
      await page.user.click(editing.getByRole('button', { name: 'Save Changes' }));
      await editing.findByText('Please enter your password.');
      expect(password).toHaveValue('a guess');
      expect(page.asked.at(-1)?.body).toMatchObject({ current_password: 'a guess' });

      await page.user.clear(editing.getByLabelText('Email'));
      await fillIn(page.user, editing.getByLabelText('Email'), noura.email);
      expect(editing.queryByLabelText('Current Password')).not.toBeInTheDocument();
    });

    it('replaces the old one when its code is entered; the rest is saved at once', async () => {
      const { page, answers, confirming } = await begin({
        '/profile/confirm-email': refusal(422, { otp: ['This code is wrong.'] }),
      });
      confirming.getByText(/Until you enter it here/);
      expect(fact('Email')).toHaveTextContent(noura.email);
      expect(fact('Name')).toHaveTextContent('N. Haddad');
      confirming.getByText(/You can ask for another code in \d+ s/);

      await page.user.type(confirming.getByLabelText('Verification code'), '042 018');
      await page.user.click(confirming.getByRole('button', { name: 'Confirm' }));
      await confirming.findByText('This code is wrong.');
      expect(confirming.getByLabelText('Verification code')).toHaveValue('042 018');

      await page.user.clear(confirming.getByLabelText('Verification code'));
      await page.user.type(confirming.getByLabelText('Verification code'), '042017');
      answers['/profile/confirm-email'] = { user: { ...noura, email: wanted } };
      await page.user.click(confirming.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(fact('Email')).toHaveTextContent(wanted));
      expect(page.asked.at(-1)).toEqual({
        path: '/profile/confirm-email',
        body: { otp: '042017' },
      });
      expect(stored()).toMatchObject({ email: wanted });
      expect(page.store.getState().toasts.list.at(-1)?.title).toBe('Profile updated successfully');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: 'Enter Code' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Edit Details' })).toHaveFocus();
    });

    it('can wait, and be given up', async () => {
      const { page, confirming } = await begin({ '/profile/confirm-email/cancel': null });
      await page.user.click(confirming.getByRole('button', { name: 'Later' }));
      const enter = await screen.findByRole('button', { name: 'Enter Code' });
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      screen.getByText(/Your email will change to salma@example.test once you enter the code/);
      await page.user.click(enter);
      const again = within(await screen.findByRole('dialog', { name: 'Confirm Email' }));
      await page.user.click(again.getByRole('button', { name: 'Keep my current email' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(enter).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Edit Details' })).toHaveFocus();
      expect(page.asked.at(-1)?.path).toBe('/profile/confirm-email/cancel');
    });

    it('of an earlier visit can be confirmed, with another code', async () => {
      const page = open(noura, {
        '/profile': { user: noura, pending_email: wanted },
        '/profile/confirm-email/resend': null,
      });
      await act(() => page.store.dispatch(getProfile.initiate()));
      await page.user.click(await screen.findByRole('button', { name: 'Enter Code' }));
      const confirming = within(await screen.findByRole('dialog', { name: 'Confirm Email' }));
      await page.user.click(confirming.getByRole('button', { name: 'Resend Verification Code' }));
      await confirming.findByText(/You can ask for another code/);
      expect(page.asked.at(-1)?.path).toBe('/profile/confirm-email/resend');
    });

    it('of an earlier visit leads back to the details once it is confirmed', async () => {
      const answers: Record<string, unknown> = {
        '/profile': { user: noura, pending_email: wanted },
        '/profile/confirm-email': { user: { ...noura, email: wanted } },
      };
      const page = open(noura, answers);
      await act(() => page.store.dispatch(getProfile.initiate()));
      await page.user.click(await screen.findByRole('button', { name: 'Enter Code' }));
      const confirming = within(await screen.findByRole('dialog', { name: 'Confirm Email' }));
      const code = confirming.getByLabelText('Verification code');
      await waitFor(() => expect(code).toHaveFocus());
      await page.user.type(code, '042017');
      answers['/profile'] = { user: { ...noura, email: wanted } };
      await page.user.click(confirming.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(screen.queryByText('Enter Code')).not.toBeInTheDocument());
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Edit Details' })).toHaveFocus(),
      );
    });
  });

  it("shows the customer's picture, else a placeholder", () => {
    open({ ...noura, image: '/noura.jpg' });
    expect(document.querySelector('img')).toHaveAttribute('src', '/noura.jpg');
    cleanup();
    open(noura);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('N')).toBeInTheDocument();
  });

  it('has the cards Personal Details and Currency; Cancel changes nothing', async () => {
    const page = open(noura);
    screen.getByRole('heading', { name: 'Personal Details' });
    screen.getByRole('heading', { name: 'Currency' });
    const editing = await openEditing(page);
    await page.user.type(editing.getByLabelText('Name'), ' Haddad');
    await page.user.click(editing.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const confirming = await openConfirming(page, 'Euro (EUR)');
    await page.user.click(confirming.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(fact('Name')).toHaveTextContent(/^Noura$/);
    expect(fact('Current Currency')).toHaveTextContent('US Dollar (USD)');
    expect(page.asked).toEqual([]);
  });
});
