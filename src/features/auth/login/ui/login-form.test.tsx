// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPage } from '../../../../../tests/support/render-page';
import { LoginForm } from './login-form';

const nothing = () => undefined;

describe('a refused login', () => {
  it.each(['Email', 'Password'])('by Enter in %s focuses the password', async (label) => {
    const { user } = renderPage(
      () => <LoginForm email="noura@example.test" onUnverified={nothing} onForgotten={nothing} />,
      { path: '/login', answers: { '/login': Response.json({ code: 401 }, { status: 401 }) } },
    );
    await user.type(screen.getByLabelText('Password'), 'not it at all');
    await user.type(screen.getByLabelText(label), '{Enter}');
    await screen.findByText('Invalid email or password');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});
