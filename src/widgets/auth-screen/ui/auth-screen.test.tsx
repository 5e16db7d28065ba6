// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';

import { itemAdded } from '@/entities/cart';
import type { PendingVerification } from '@/features/auth/verify-email';
import { nextResendAt } from '@/shared/lib/timing';
import {
  selectIsAuthenticated,
  sessionEnded,
  sessionEnding,
  sessionRestored,
} from '@/shared/session';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { AuthScreen } from './auth-screen';

const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' } as const;
const other = { question: 'New customer?', label: 'Create an account', href: '/register' };
const verification = {
  token: 'verification',
  email: user.email,
  name: '',
  resendAt: nextResendAt(),
};
const Shop = () => {
  const [pending, setPending] = useState<PendingVerification | null>(null);
  return useLocation().pathname === '/login' ? (
    <AuthScreen
      step="login"
      heading="Login"
      path="/login"
      other={other}
      verification={{ pending, setPending, onLeave: () => undefined }}
    >
      <p>The form</p>
      <input aria-label="Email" />
      <button onClick={() => setPending(verification)}>Log in unverified</button>
    </AuthScreen>
  ) : null;
};

/** A customer's shop, with the login page gone to from another. */
const open = (answers: Answers = {}) => {
  const page = renderPage(Shop, { path: '/about', answers: { '/banners': [], ...answers } });
  act(() => {
    page.store.dispatch(sessionRestored({ token: 'session', user }));
  });
  return page;
};
const url = ({ router }: ReturnType<typeof open>) => router.state.location.pathname;

describe('the login page while a session is live', () => {
  it('redirects to the profile, replacing its history entry', async () => {
    const page = open();
    await act(() => page.router.navigate('/login'));
    await waitFor(() => {
      expect(url(page)).toBe('/profile');
    });
    await act(() => page.router.navigate(-1));
    expect(url(page)).toBe('/about');
  });

  it('leads to the origin page', async () => {
    const page = open();
    await act(() => page.router.navigate('/login', { state: { from: '/checkout' } }));
    await waitFor(() => {
      expect(url(page)).toBe('/checkout');
    });
  });

  it('keeps what is typed meanwhile where the provider no longer knows the session', async () => {
    const ended = { code: 401, message: 'Unauthorized', error: 'Unauthorized' };
    const page = open({ '/profile': Response.json(ended, { status: 401 }) });
    await act(() => page.router.navigate('/login'));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await page.user.type(email, user.email);
    await waitFor(() => {
      expect(selectIsAuthenticated(page.store.getState())).toBe(false);
    });
    expect(url(page)).toBe('/login');
    expect(email).toHaveValue(user.email);
    expect(email).toHaveFocus();
  });

  it('stays during a logout', async () => {
    const page = open();
    page.store.dispatch(sessionEnding());
    await act(() => page.router.navigate('/login'));
    act(() => {
      page.store.dispatch(sessionEnded({ reason: 'logout' }));
    });
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(url(page)).toBe('/login');
  });
});

it('says on the way to checkout what the login is for, and shows the bag after its heading', async () => {
  const page = renderPage(Shop, { path: '/about', answers: { '/banners': [] } });
  act(() => {
    page.store.dispatch(itemAdded(chosenDress));
  });
  await act(() => page.router.navigate('/login', { state: { from: '/checkout' } }));
  const purpose = screen.getByText(/^You need an account to check out/);
  expect(purpose).toBeVisible();
  // A new shopper finds the registration before the form.
  const create = screen.getByRole('link', { name: 'Create an account' });
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(purpose.compareDocumentPosition(create) & following).toBeTruthy();
  expect(create.compareDocumentPosition(screen.getByText('The form')) & following).toBeTruthy();
  await screen.findByRole('heading', { name: 'Your bag' });
  const headings = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(headings).toEqual(['H1', 'H2']);
});

it('asks no customer whose session ended at checkout for an account', async () => {
  const page = renderPage(Shop, { path: '/about', answers: { '/banners': [] } });
  const state = { from: '/checkout', hadSession: true };
  await act(() => page.router.navigate('/login', { state }));
  expect(screen.queryByText(/^You need an account to check out/)).toBeNull();
  const create = screen.getByRole('link', { name: 'Create an account' });
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(screen.getByText('The form').compareDocumentPosition(create) & following).toBeTruthy();
});

it('takes the code of an unverified email, and says no more what the account is for', async () => {
  const page = renderPage(Shop, { path: '/about', answers: { '/banners': [] } });
  await act(() => page.router.navigate('/login', { state: { from: '/checkout' } }));
  await page.user.click(screen.getByRole('button', { name: 'Log in unverified' }));
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
  expect(screen.queryByText(/^You need an account to check out/)).toBeNull();
});
