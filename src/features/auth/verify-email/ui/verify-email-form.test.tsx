// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { nextResendAt } from '@/shared/lib/timing';
import { toastShown } from '@/shared/toast';

import { renderPage } from '../../../../../tests/support/render-page';
import { VerifyEmailForm } from './verify-email-form';

const open = (answers: Record<string, unknown>, name = 'Noura') => {
  const calls = { setPending: vi.fn(), onStarted: vi.fn(), onLeave: vi.fn() };
  const pending = {
    token: 'verification',
    email: 'noura@example.test',
    name,
    resendAt: nextResendAt(),
  };
  const page = renderPage(() => <VerifyEmailForm pending={pending} {...calls} />, {
    path: '/register',
    answers,
  });
  return { ...page, ...calls };
};

describe('the code step of a registration', () => {
  it.each([
    ['a registration', 'Noura', true],
    ['a login', '', false],
  ])('says after %s what an address with an account gets instead of a code', (_how, name, says) => {
    open({}, name);
    const said = /If this address already has an account, our email says how to log in instead\.$/;
    expect(screen.queryAllByText(said)).toHaveLength(says ? 1 : 0);
    expect(screen.getByText(/^Sent to noura@example\.test/)).toBeInTheDocument();
  });

  it('starts the session with the token that the right code returns', async () => {
    const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' };
    const verified = Response.json({
      code: 200,
      message: 'OK',
      token: 'session',
      data: { user, token: 'session' },
    });
    const page = open({ '/verify-email': verified });
    await page.user.type(screen.getByLabelText('Verification code'), '042 017');
    await page.user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => {
      expect(page.store.getState().session).toMatchObject({ token: 'session', user });
    });
    expect(page.asked).toEqual([{ path: '/verify-email', body: { otp: '042017' } }]);
    expect(page.setPending).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('begins it also with a token alone, for the one who registered', async () => {
    const page = open({ '/verify-email': Response.json({ token: 'session' }) });
    await page.user.type(screen.getByLabelText('Verification code'), '042017');
    await page.user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => {
      expect(page.store.getState().session).toMatchObject({
        token: 'session',
        user: { name: 'Noura', email: 'noura@example.test', image: '' },
      });
    });
    expect(page.setPending).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says no longer that the email is to be verified once a code was tried', async () => {
    const wrong = Response.json({ code: 422, message: 'That code is wrong' }, { status: 422 });
    const page = open({ '/verify-email': wrong });
    const title = 'Registration successful. Please verify your email.';
    page.store.dispatch(toastShown({ severity: 'success', title }));
    await page.user.type(screen.getByLabelText('Verification code'), '042017');
    await page.user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('That code is wrong')).toBeInTheDocument();
    expect(page.store.getState().toasts.list).toEqual([]);
  });

  it('leads back when its token has expired', async () => {
    const page = open({ '/verify-email': Response.json({ code: 401 }, { status: 401 }) });
    await page.user.type(screen.getByLabelText('Verification code'), '042017');
    await page.user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => {
      expect(page.onLeave).toHaveBeenCalledOnce();
    });
    expect(page.store.getState().toasts.list[0]).toMatchObject({
      title: 'Verification failed',
      description: 'The code has expired. Please log in or register again to get a new one.',
    });
  });
});
