// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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
