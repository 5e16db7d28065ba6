// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { itemAdded } from '@/entities/cart';
import { currencyChosen } from '@/entities/currency';
import { sessionEnded } from '@/shared/session';

import { renderPage } from '../../../../../tests/support/render-page';
import { LoginForm } from './login-form';

const nothing = () => undefined;

const open = (answer: Response) =>
  renderPage(
    () => <LoginForm email="noura@example.test" onUnverified={nothing} onForgotten={nothing} />,
    { path: '/login', answers: { '/login': answer } },
  );

describe('a refused login', () => {
  it('is one by code 401 in the body too, whatever the HTTP status', async () => {
    const { user, store } = open(Response.json({ code: 401, error: 'Not that password' }));
    await user.type(screen.getByLabelText('Password'), 'not it at all{Enter}');
    expect(await screen.findByText('Not that password')).toBeInTheDocument();
    expect(store.getState().session).toMatchObject({ token: null, expired: false });
  });

  it.each(['Email', 'Password'])('by Enter in %s focuses the password', async (label) => {
    const { user } = open(Response.json({ code: 401 }, { status: 401 }));
    await user.type(screen.getByLabelText('Password'), 'not it at all');
    await user.type(screen.getByLabelText(label), '{Enter}');
    await screen.findByText('Invalid email or password');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});

describe('a login to an account with another currency', () => {
  const dress: Parameters<typeof itemAdded>[0] = {
    productId: 16,
    productSizeId: 3,
    name: 'Granat Dress in Petrol',
    image: '',
    quantity: 1,
    size: 'M',
    color: 'Petrol',
    discount_percentage: 0,
    prices: { USD: 780, EUR: 720, AED: 2860 },
  };

  const logIn = async (
    currency: 'USD' | 'AED',
    before: Parameters<ReturnType<typeof open>['store']['dispatch']>[0],
  ) => {
    const user = { name: 'Noura', email: 'noura@example.test', image: '', currency };
    const page = open(Response.json({ code: 200, data: { token: 't', user } }));
    page.store.dispatch(before);
    await page.user.type(screen.getByLabelText('Password'), 'warp and weft{Enter}');
    await waitFor(() => expect(page.store.getState().session.token).toBe('t'));
    return page.store.getState().toasts.list;
  };

  it.each([
    ['chose another one as a guest', 'USD', currencyChosen('AED')],
    ['has seen the bag in USD', 'AED', itemAdded(dress)],
  ] as const)('is told to one who %s', async (_, code, before) => {
    expect(await logIn(code, before)).toMatchObject([
      {
        title: 'Currency changed',
        description: `Prices are now in ${code}, the currency of your account`,
      },
    ]);
  });

  it.each([
    ['who has not seen a sum yet', 'AED', sessionEnded({ reason: 'logout' })],
    ['whose prices stay as they are', 'AED', currencyChosen('AED')],
  ] as const)('is not told to one %s', async (_, code, before) => {
    expect(await logIn(code, before)).toEqual([]);
  });
});
