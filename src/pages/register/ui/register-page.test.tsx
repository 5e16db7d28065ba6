// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { chooseCurrency } from '@/entities/currency';

import { fillIn } from '../../../../tests/support/fill-in';
import { renderPage } from '../../../../tests/support/render-page';
import { RegisterPage } from './register-page';

const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' };
const password = 'a lantern in the loft';

/** The page of a guest with this currency, once the form was sent: at the step of the code. */
const sendFormAs = async (currency: 'USD' | 'AED') => {
  const page = renderPage(RegisterPage, {
    path: '/register',
    answers: {
      '/register': { user, token: 'verification' },
      '/verify-email': Response.json({ code: 200, token: 'session', data: { user } }),
      '/profile/change-currency': null,
    },
  });
  act(() => {
    page.store.dispatch(chooseCurrency(currency));
  });
  for (const [label, text] of [
    ['Name', user.name],
    ['Email', user.email],
    ['Password', password],
    ['Confirm Password', password],
  ] as const) {
    await fillIn(page.user, screen.getByLabelText(label), text);
  }
  await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
  await screen.findByLabelText('Verification code');
  return page;
};

const registerAs = async (currency: 'USD' | 'AED') => {
  const page = await sendFormAs(currency);
  await page.user.type(screen.getByLabelText('Verification code'), '042017');
  await page.user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => {
    expect(page.store.getState().session.token).toBe('session');
  });
  return page;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('saves the currency that a guest had chosen for the new account', async () => {
  const page = await registerAs('AED');
  await waitFor(() => {
    expect(page.asked).toContainEqual({
      path: '/profile/change-currency',
      body: { currency: 'AED' },
    });
    expect(page.store.getState().session.user?.currency).toBe('AED');
  });
  expect(page.store.getState().currency.current).toBe('AED');
});

it('saves nothing for one who shopped in the currency of new accounts', async () => {
  const page = await registerAs('USD');
  expect(page.asked.map(({ path }) => path)).not.toContain('/profile/change-currency');
});

it('keeps name and email over a reload, and never the password', async () => {
  const open = () => renderPage(RegisterPage, { path: '/register', answers: {} });
  const { user: person } = open();
  await fillIn(person, screen.getByLabelText('Name'), user.name);
  await fillIn(person, screen.getByLabelText('Email'), user.email);
  await fillIn(person, screen.getByLabelText('Password'), password);
  cleanup();
  open();
  expect(screen.getByLabelText('Name')).toHaveValue(user.name);
  expect(screen.getByLabelText('Email')).toHaveValue(user.email);
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(password);
});

it('forgets them once the account is made', async () => {
  await registerAs('USD');
  expect(sessionStorage.getItem('register')).toBeNull();
});

it('leads back to the email where another is to be used', async () => {
  const { user: person } = await sendFormAs('USD');
  await person.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Email')).toHaveValue(user.email);
  expect(screen.getByLabelText('Email')).toHaveFocus();
});
