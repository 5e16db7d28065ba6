// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { sessionRestored } from '@/shared/session';

import { fillIn } from '../../../../tests/support/fill-in';
import { renderPage } from '../../../../tests/support/render-page';
import { ChangePasswordForm } from './change-password-form';

const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' } as const;

const open = (answers = {}) => {
  const page = renderPage(ChangePasswordForm, { path: '/security-settings', answers });
  const type = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await fillIn(page.user, screen.getByLabelText(label), text);
    }
    await page.user.click(screen.getByRole('button', { name: 'Update Password' }));
  };
  const titles = () => page.store.getState().toasts.list.map(({ title }) => title);
  return { ...page, type, titles };
};

const change = {
  'Current Password': 'warp and weft',
  'New Password': 'weft and warp',
  'Confirm New Password': 'weft and warp',
};

describe('a password change', () => {
  it('without a token asks to log in and opens the login page', async () => {
    const { type, titles, router, asked } = open();
    await type(change);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(titles()).toEqual(['Please login to continue']);
    expect(router.state.location.state).toEqual({ from: '/security-settings' });
    expect(asked).toEqual([]);
  });

  it('that the provider refuses shows its message, and keeps what was typed', async () => {
    const refused = Response.json({ code: 409, message: 'Not today' }, { status: 409 });
    const { type, store } = open({ '/profile/change-password': refused });
    act(() => {
      store.dispatch(sessionRestored({ token: 'session', user }));
    });
    await type(change);
    expect(await screen.findByText('Not today')).toBeInTheDocument();
    expect(screen.getByLabelText('New Password')).toHaveValue('weft and warp');
  });

  it('names the account to password managers', () => {
    const { store } = open();
    act(() => {
      store.dispatch(sessionRestored({ token: 'session', user }));
    });
    const autocompletes = [...document.querySelectorAll('input')].map(
      (input) => `${input.autocomplete}: ${input.value}`,
    );
    expect(autocompletes).toEqual([
      'username: noura@example.test',
      'current-password: ',
      'new-password: ',
      'new-password: ',
    ]);
  });
});
